package roundhouse.design.binding;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A key that a record had once, and what to write now; a record may have several. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(FormerKey.All.class)
public @interface FormerKey {
  String value();

  String now();

  /** Several of them. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE)
  @interface All {
    FormerKey[] value();
  }
}
