package roundhouse.design.binding;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The keys of a map are names in the design's map at that path, {@code trains} or {@code
 * map.hexes}; that of a hex may be followed by a dot and the number of a city.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.PARAMETER})
public @interface KeyReference {
  String value();
}
