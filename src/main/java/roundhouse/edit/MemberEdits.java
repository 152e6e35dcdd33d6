package roundhouse.edit;

import java.util.List;
import roundhouse.design.yaml.Span;

/**
 * Inserts and removes members of a map or list in the text, with their comments; each result is the
 * whole text. These comments belong to a member that has its lines for itself:
 *
 * <ul>
 *   <li>those within its lines and at their end;
 *   <li>those below it that are indented more;
 *   <li>those directly above it in its column, unless another member follows without a gap: then
 *       they head all these members. The comment that begins a text is about the whole text.
 * </ul>
 */
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

  /**
   * A member as it is written.
   *
   * @param above comments on lines of their own, with the indentation of the line after them
   * @param words the member itself
   * @param behind a comment after it, with the blanks before it
   */
  record Written(String above, String words, String behind) {
    static Written of(String words) {
      return new Written("", words, "");
    }
  }

  /** The column in which the lines of the group begin. */
  int indentation() {
    return members.isEmpty() ? 0 : lines.column(members.getFirst().from());
  }

  /** Whether the member has its lines for itself. */
  private boolean onOwnLines(int index) {
    Syntax.Member member = members.get(index);
    if (!lines.startsLine(member.from())) return false;
    String rest = text.substring(member.to(), lines.lineEnd(member.to())).strip();
    if (group.flow() && rest.startsWith(",")) rest = rest.substring(1).strip();
    return rest.isEmpty() || rest.startsWith("#");
  }

  /** What goes or moves with a member. */
  Span own(int index) {
    Syntax.Member member = members.get(index);
    if (group.flow() && !onOwnLines(index)) return new Span(member.from(), member.to());
    if (!lines.startsLine(member.from())) return new Span(member.from(), end(index));
    int above = above(index);
    boolean alone =
        index + 1 == members.size()
            || lines.lineStart(members.get(index + 1).from()) != lines.nextLine(end(index));
    return new Span(
        alone && !lines.isFirst(above) ? above : lines.lineStart(member.from()), end(index));
  }

  /** All members of a group on lines, with the comments directly above the first. */
  Span all() {
    return new Span(above(0), end(members.size() - 1));
  }

  /** The end of the last line of a member, with comments below that are indented more. */
  private int end(int index) {
    Syntax.Member member = members.get(index);
    int end = lines.lineEnd(Math.max(member.from(), member.to()));
    if (group.flow()) return end;
    for (int line = lines.nextLine(end); line < text.length(); line = lines.nextLine(line)) {
      if (lines.isBlank(line)) continue;
      boolean deeper = lines.column(lines.firstWord(line)) > indentation();
      if (!lines.isComment(line) || !deeper) break;
      end = lines.lineEnd(line);
    }
    return end;
  }

  /** The beginning of the line of a member, or of the comments directly above in its column. */
  private int above(int index) {
    int column = lines.column(members.get(index).from());
    int line = lines.lineStart(members.get(index).from());
    int least = index == 0 ? 0 : lines.nextLine(end(index - 1));
    while (line > least) {
      int before = lines.lineStart(lines.lineEndBefore(line));
      boolean same = lines.column(lines.firstWord(before)) == column;
      if (before == line || before < least || !lines.isComment(before) || !same) break;
      line = before;
    }
    return line;
  }

  /** Where a line before the member and its comments begins; not before that of the whole text. */
  private int lineBefore(int index) {
    int above = above(index);
    return lines.isFirst(above) ? lines.lineStart(members.get(index).from()) : above;
  }

  /** Inserts a written member before the one at an index. */
  String insert(int index, Written written) {
    if (members.isEmpty() && Comments.between(text, group.from(), group.to()))
      return lines.splice(group.to() - 1, group.to() - 1, inline(written));
    if (members.isEmpty())
      return lines.splice(
          group.from(),
          group.to(),
          group.map() ? "{ " + inline(written) + " }" : "[" + inline(written) + "]");
    if (isBare()) {
      String own = text.substring(group.from(), group.to());
      return lines.splice(
          group.from(),
          group.to(),
          index == 0
              ? "{ " + inline(written) + ", " + own + " }"
              : "{ " + own + ", " + inline(written) + " }");
    }
    if (!group.flow()) return line(index, written);
    return index < members.size() ? before(index, written) : append(written);
  }

  /** Whether the only member is a pair in a list, without its own brackets. */
  private boolean isBare() {
    return group.flow() && group.map() && members.getFirst().from() == group.from();
  }

  private static String inline(Written written) {
    if (!written.above().isEmpty()) throw Comments.lost(written.above().strip());
    if (!written.behind().isEmpty()) throw Comments.lost(written.behind().strip());
    return written.words();
  }

  private String line(int index, Written written) {
    String all = written.above() + written.words() + written.behind();
    String below = lines.lineEnding() + " ".repeat(indentation());
    if (index > 0) {
      int end = end(index - 1);
      return lines.splice(end, end, below + all);
    }
    int first = members.getFirst().from();
    if (!lines.startsLine(first))
      return written.above().isEmpty()
          ? lines.splice(first, first, all + below)
          : lines.splice(blanksBefore(first), first, below + all + below);
    int line = lineBefore(0);
    return lines.splice(line, line, " ".repeat(indentation()) + all + lines.lineEnding());
  }

  private int blanksBefore(int offset) {
    return text.substring(0, offset).stripTrailing().length();
  }

  private String before(int index, Written written) {
    int at = members.get(index).from();
    boolean commented = written.above().isEmpty() && !written.behind().isEmpty();
    if (!lines.startsLine(at))
      return lines.splice(
          at,
          at,
          commented
              ? written.words()
                  + ","
                  + written.behind()
                  + lines.lineEnding()
                  + " ".repeat(lines.column(at))
              : inline(written) + ", ");
    int line = lineBefore(index);
    return lines.splice(
        line,
        line,
        text.substring(lines.lineStart(at), at)
            + written.above()
            + written.words()
            + ","
            + written.behind()
            + lines.lineEnding());
  }

  private String append(Written written) {
    Syntax.Member last = members.getLast();
    int after = last.to();
    int line = lines.lineEnd(after);
    boolean closes = lines.onSameLine(after, group.to() - 1);
    boolean own =
        lines.startsLine(last.from())
            || members.size() > 1
                && !lines.onSameLine(members.get(members.size() - 2).from(), last.from())
            || !closes && Comments.between(text, after, line);
    if (!own) return lines.splice(after, after, ", " + inline(written));
    boolean comma = comma(after) >= 0;
    String added =
        lines.lineEnding()
            + " ".repeat(lines.column(last.from()))
            + written.above()
            + written.words();
    if (closes) return lines.splice(after, after, "," + added + closed(written));
    return text.substring(0, after)
        + (comma ? "" : ",")
        + text.substring(after, line)
        + added
        + written.behind()
        + text.substring(line);
  }

  /** What follows a member before the bracket on its line. */
  private String closed(Written written) {
    return written.behind().isEmpty() ? "" : written.behind() + lines.lineEnding();
  }

  /** The offset of the comma after a member in brackets; -1 if there is none. */
  private int comma(int after) {
    int at = after;
    while (at < group.to()) {
      if (text.charAt(at) == ',') return at;
      if (text.charAt(at) == '#') at = lines.lineEnd(at);
      else if (Character.isWhitespace(text.charAt(at))) at++;
      else return -1;
    }
    return -1;
  }

  /** Removes a member. */
  String remove(int index) {
    Syntax.Member member = members.get(index);
    boolean only = members.size() == 1;
    if (group.flow()) {
      boolean comments =
          Comments.between(text, group.from(), member.from())
              || Comments.between(text, member.to(), group.to());
      return only && (isBare() || !comments)
          ? lines.splice(group.from(), group.to(), group.map() ? "{}" : "[]")
          : onOwnLines(index) ? removedLines(index) : removedInline(index);
    }
    Span own = own(index);
    if (lines.startsLine(member.from())) return lines.withoutLines(own.from(), own.to());
    if (index > 0 || only)
      throw new RefusedEdit("'" + member.key().text() + "' can only be removed in the text");
    int next = members.get(1).from();
    return Comments.between(text, own.to(), next)
        ? lines.splice(blanksBefore(member.from()), own.to(), "")
        : lines.splice(member.from(), next, "");
  }

  /** Removes lines in brackets; the comma before the last member goes, too. */
  private String removedLines(int index) {
    Span own = own(index);
    String without = lines.withoutLines(own.from(), own.to());
    boolean last = index > 0 && index + 1 == members.size();
    if (!last || comma(members.get(index).to()) >= 0) return without;
    int comma = comma(members.get(index - 1).to());
    return comma < 0 || comma >= own.from()
        ? without
        : new TextLines(without).splice(comma, comma + 1, "");
  }

  private String removedInline(int index) {
    Syntax.Member member = members.get(index);
    if (index + 1 < members.size()) {
      int next = members.get(index + 1).from();
      boolean comments = Comments.between(text, member.to(), next);
      return lines.splice(member.from(), comments ? comma(member.to()) + 1 : next, "");
    }
    int before = index == 0 ? group.from() + 1 : members.get(index - 1).to();
    if (index > 0 && !Comments.between(text, before, member.from()))
      return lines.splice(before, member.to(), "");
    int own = comma(member.to());
    String without = lines.splice(member.from(), own < 0 ? member.to() : own + 1, "");
    int comma = own >= 0 || index == 0 ? -1 : comma(before);
    return comma < 0 ? without : new TextLines(without).splice(comma, comma + 1, "");
  }

  /** A member as written, with its own comments. */
  Written written(int index) {
    Syntax.Member member = members.get(index);
    Span own = own(index);
    int end = Math.max(member.from(), member.to());
    String above =
        own.from() < member.from()
            ? text.substring(lines.firstWord(own.from()), member.from())
            : "";
    int comma = group.flow() ? comma(end) : -1;
    int behind = comma >= 0 && comma < own.to() ? comma + 1 : end;
    return new Written(
        above,
        text.substring(member.from(), end),
        own.to() > behind ? text.substring(behind, own.to()).stripTrailing() : "");
  }
}
