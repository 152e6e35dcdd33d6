package roundhouse.script.views;

import java.util.function.Function;

/**
 * A named member of a view.
 *
 * @param name in scripts
 * @param type in TypeScript; of a method its parameters and result, like {@code (id: string):
 *     Company}
 * @param documentation one sentence
 * @param isMethod whether it is a method
 * @param accessor computes the value; called once for each subject, when a script first reads the
 *     member
 */
public record ViewMember<T>(
    String name,
    String type,
    String documentation,
    boolean isMethod,
    Function<? super T, ?> accessor) {}
