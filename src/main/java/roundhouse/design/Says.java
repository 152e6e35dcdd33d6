package roundhouse.design;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a value is, its unit and its meaning, in a sentence. Shown in the schema, in the editor and
 * in the guide.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE})
public @interface Says {
  String value();
}
