package roundhouse.script;

import java.util.function.Function;

/**
 * One named member of a view.
 *
 * @param name as scripts write it
 * @param type in TypeScript; for a method its parameters and answer, as {@code (id: string):
 *     Company}
 * @param documentation one sentence
 * @param isMethod whether scripts call it
 * @param accessor asked once for each subject, when a script first reads the member
 */
public record ViewMember<T>(
    String name,
    String type,
    String documentation,
    boolean isMethod,
    Function<? super T, ?> accessor) {}
