package roundhouse.script.reference;

import java.util.Collection;
import java.util.stream.Collectors;
import roundhouse.script.views.ViewMember;
import roundhouse.script.views.ViewType;

/** Writes view types as TypeScript for editors, and as Markdown for the reference. */
public final class Typings {

  private Typings() {}

  /** One interface for each type, in the given order. */
  public static String typeScript(Collection<ViewType<?>> types) {
    return types.stream().map(Typings::typeScript).collect(Collectors.joining("\n"));
  }

  public static String typeScript(ViewType<?> type) {
    return "/** "
        + comment(type.documentation())
        + " */\n"
        + "interface "
        + type.name()
        + " {\n"
        + type.documented().stream().map(Typings::declaration).collect(Collectors.joining())
        + "}\n";
  }

  /** A table row for each member: name, type, sentence. The caller writes the table's head. */
  public static String markdownRows(ViewType<?> type) {
    return type.documented().stream()
        .map(
            member ->
                "| `%s` | `%s` | %s |\n"
                    .formatted(name(member), cell(member.type()), cell(member.documentation())))
        .collect(Collectors.joining());
  }

  private static String declaration(ViewMember<?> member) {
    String declared =
        member.isMethod()
            ? member.name() + member.type()
            : "readonly " + member.name() + ": " + member.type();
    return "  /** " + comment(member.documentation()) + " */\n  " + declared + ";\n";
  }

  private static String name(ViewMember<?> member) {
    return member.isMethod() ? member.name() + "()" : member.name();
  }

  private static String comment(String text) {
    return text.replace("*/", "* /");
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }
}
