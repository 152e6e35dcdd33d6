package roundhouse.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The value of an action names a thing of the game; an action that names none is refused. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Names {

  /** What kind of thing it names. */
  Kind value();

  /** The kinds of things that actions name. */
  enum Kind {
    COMPANY,
    PRIVATE,
    /** A private or a company at auction, or "" for the choice among them. */
    LOT,
    HEX,
    TILE,
    /** A card of a train. */
    TRAIN,
    /** Where a share or a train comes from: the bank, the offering, the pool, or an owner. */
    SOURCE
  }
}
