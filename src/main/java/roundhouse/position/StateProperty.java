package roundhouse.position;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property of a state. The record of its owner, such as {@link StatedCompany}, is the table: a
 * component is the key, its type the form in files, this annotation what tests say of it, and the
 * record's {@code of} reads it from a state.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@interface StateProperty {
  /** The actual value, the expected one, the owner and the entry of a map, in a sentence. */
  String unlike() default "";

  /** Whether numbers are amounts of money. */
  boolean money() default false;

  /** What a text that the state lacks is called. */
  String none() default "none";

  /** What its texts name. */
  Named names() default Named.ANYTHING;

  /** What the entries of a map are named after. */
  Named entries() default Named.ANYTHING;

  /** The kinds of names in positions. */
  enum Named {
    ANYTHING(""),
    PHASE("phase"),
    ROUND("round"),
    TRAIN("train"),
    COMPANY("company"),
    PRIVATE("private"),
    HEX("hex"),
    PLAYER("player"),
    KIND("kind"),
    /** A player, the offering, the pool or a company. */
    HOLDER("holder"),
    /** A player, the pool or nobody. */
    PRESIDENT("player"),
    /** A player, a company, the bank or nobody; or the private is closed. */
    OWNER("owner"),
    DECIDER("player or company"),
    /** A tile with its rotation, or none. */
    TILE("tile"),
    /** A hex, with one of its cities or without. */
    MARKER("hex"),
    /** The same, or none. */
    HOME("hex");

    final String word;

    Named(String word) {
      this.word = word;
    }
  }
}
