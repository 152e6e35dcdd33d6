package roundhouse.engine.events;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How the log shows a type of event. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface Logged {
  EventKind as();

  /** The wording, a {@link SentenceTemplate}. */
  String says();
}
