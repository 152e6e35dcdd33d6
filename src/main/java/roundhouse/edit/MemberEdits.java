package roundhouse.edit;

import java.util.List;

/** Inserts and removes members of a map or list in the text; each result is the whole text. */
final class MemberEdits {
  private final String text;
  private final TextLines lines;
  private final Syntax.Group group;
  private final List<Syntax.Member> members;

  MemberEdits(String text, Syntax.Group group) {
    this.text = text;
    this.lines = new TextLines(text);
    this.group = group;
    this.members = group.members();
  }

  /** The column in which the lines of the group begin. */
  int indentation() {
    return members.isEmpty() ? 0 : lines.column(members.getFirst().from());
  }

  /** Inserts a written member before the one at an index. */
  String insert(int index, String written) {
    if (members.isEmpty())
      return lines.splice(
          group.from(), group.to(), group.map() ? "{ " + written + " }" : "[" + written + "]");
    if (bare())
      return lines.splice(
          group.from(),
          group.to(),
          index == 0
              ? "{ " + written + ", " + written(0) + " }"
              : "{ " + written(0) + ", " + written + " }");
    return group.flow() ? between(index, written) : line(index, written);
  }

  /** Whether the only member is a pair in a list, without its own brackets. */
  private boolean bare() {
    return group.flow() && group.map() && members.getFirst().from() == group.from();
  }

  private String line(int index, String written) {
    String below = lines.lineEnding() + " ".repeat(indentation());
    if (index == 0)
      return lines.splice(members.getFirst().from(), members.getFirst().from(), written + below);
    int end = lines.lineEnd(members.get(index - 1).to());
    return lines.splice(end, end, below + written);
  }

  private String between(int index, String written) {
    if (index < members.size()) {
      int at = members.get(index).from();
      boolean own = index > 0 && !lines.onSameLine(members.get(index - 1).from(), at);
      return lines.splice(
          at, at, written + "," + (own ? lines.lineEnding() + " ".repeat(lines.column(at)) : " "));
    }
    Syntax.Member last = members.getLast();
    boolean own =
        members.size() > 1 && !lines.onSameLine(members.get(index - 2).from(), last.from());
    int anchored = last.to();
    boolean comma = text.substring(anchored).stripLeading().startsWith(",");
    if (!own) return lines.splice(anchored, anchored, ", " + written);
    int end =
        text.charAt(group.to() - 1) != '\n' && lines.onSameLine(anchored, group.to() - 1)
            ? anchored
            : lines.lineEnd(anchored);
    String added = lines.lineEnding() + " ".repeat(lines.column(last.from())) + written;
    String with = lines.splice(end, end, end == anchored && !comma ? "," + added : added);
    return end == anchored || comma ? with : new TextLines(with).splice(anchored, anchored, ",");
  }

  /** Removes a member. */
  String remove(int index) {
    Syntax.Member member = members.get(index);
    if (members.size() == 1)
      return lines.splice(group.from(), group.to(), group.map() ? "{}" : "[]");
    if (group.flow()) return unbound(index, member);
    if (!lines.startsLine(member.from()))
      return lines.splice(member.from(), members.get(index + 1).from(), "");
    int from = lines.lineStart(member.from());
    int to = lines.nextLine(Math.max(member.from(), member.to()));
    boolean open = to == text.length() && !text.endsWith("\n");
    return lines.splice(open ? Math.max(0, lines.lineEnd(Math.max(0, from - 1))) : from, to, "");
  }

  private String unbound(int index, Syntax.Member member) {
    if (index + 1 < members.size())
      return lines.splice(member.from(), members.get(index + 1).from(), "");
    return lines.splice(members.get(index - 1).to(), member.to(), "");
  }

  /** A member as written; on lines of its own, including what follows it on the last. */
  String written(int index) {
    Syntax.Member member = members.get(index);
    boolean own = !group.flow() && lines.startsLine(member.from());
    return text.substring(
        member.from(), own ? lines.lineEnd(Math.max(member.from(), member.to())) : member.to());
  }
}
