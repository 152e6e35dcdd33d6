package roundhouse.edit;

import java.util.ArrayList;
import java.util.List;
import roundhouse.design.yaml.Span;

/** The comments of a text: an edit loses none but those of what it takes away. */
final class Comments {
  private final String text;
  private final TextLines lines;
  private final List<Span> found = new ArrayList<>();
  private int at;

  Comments(String text, Syntax root) {
    this.text = text;
    this.lines = new TextLines(text);
    pass(root);
    search(text.length());
  }

  /**
   * Checks the comments after an edit.
   *
   * @param gone what the edit took away of this text
   * @throws RefusedEdit if another comment of this text is gone, or they have another order
   */
  void refuseToLose(Span gone, Comments after) {
    List<Span> stay =
        found.stream()
            .filter(comment -> comment.from() < gone.from() || comment.from() >= gone.to())
            .toList();
    if (after.words().equals(stay.stream().map(this::words).toList())) return;
    refuseToLose(stay, after);
    throw new RefusedEdit("this would change the order of the comments: edit the text instead");
  }

  /**
   * Checks the comments after an edit that moved some.
   *
   * @throws RefusedEdit if one is gone
   */
  void refuseToLoseAny(Comments after) {
    refuseToLose(found, after);
  }

  private void refuseToLose(List<Span> stay, Comments after) {
    List<String> there = after.words();
    for (Span comment : stay) if (!there.remove(words(comment))) throw lost(words(comment));
  }

  /** Whether there is a comment in a part of a text that holds no values. */
  static boolean between(String text, int from, int to) {
    return text.substring(from, to).indexOf('#') >= 0;
  }

  static RefusedEdit lost(String comment) {
    return new RefusedEdit("this would lose the comment '" + comment + "': edit the text instead");
  }

  private List<String> words() {
    return new ArrayList<>(found.stream().map(this::words).toList());
  }

  private String words(Span comment) {
    return text.substring(comment.from(), comment.to()).stripTrailing();
  }

  /** Goes on to the end of a value; what lies between values are marks, blanks and comments. */
  private void pass(Syntax node) {
    switch (node) {
      case Syntax.Group group ->
          group
              .members()
              .forEach(
                  member -> {
                    if (group.map()) pass(member.key());
                    pass(member.value());
                  });
      case Syntax.Scalar scalar -> {
        search(scalar.from());
        if (scalar.style().block()) search(Math.min(scalar.to(), lines.lineEnd(scalar.from())));
        at = Math.max(at, scalar.to());
      }
      case Syntax.Alias alias -> {
        search(alias.from());
        at = Math.max(at, alias.to());
      }
    }
  }

  private void search(int end) {
    for (; at < end; at++)
      if (text.charAt(at) == '#' && !isInName()) {
        found.add(new Span(at, lines.lineEnd(at)));
        at = lines.lineEnd(at);
      }
  }

  /** Whether the character goes on with the name of a tag or an anchor. */
  private boolean isInName() {
    return at > 0
        && (Character.isLetterOrDigit(text.charAt(at - 1))
            || "!&".indexOf(text.charAt(at - 1)) >= 0);
  }
}
