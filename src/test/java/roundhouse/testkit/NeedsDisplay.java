package roundhouse.testkit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test, or a class of tests, that opens real windows. Without a display it is skipped by
 * name, except where the environment says {@code CI=true}: there it fails, for there nothing may go
 * untested.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("window")
@ExtendWith(DisplayCondition.class)
public @interface NeedsDisplay {}
