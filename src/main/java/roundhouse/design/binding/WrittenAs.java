package roundhouse.design.binding;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The key or word that designs write, where it is not the Java name: designs keep theirs when the
 * code calls a thing by another word.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface WrittenAs {
  String value();
}
