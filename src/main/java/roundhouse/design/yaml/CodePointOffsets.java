package roundhouse.design.yaml;

import org.yaml.snakeyaml.error.Mark;

/** Converts the parser's positions, counted in code points, to offsets in a Java string. */
final class CodePointOffsets {
  private final String text;
  private final boolean same;
  private int point;
  private int offset;

  CodePointOffsets(String text) {
    this.text = text;
    this.same = text.chars().noneMatch(character -> Character.isSurrogate((char) character));
  }

  Span span(Mark from, Mark to) {
    return new Span(offset(from.getIndex()), offset(to.getIndex()));
  }

  /** Counts on from the last position, because positions mostly grow. */
  private int offset(int wanted) {
    if (same) return wanted;
    offset = text.offsetByCodePoints(offset, wanted - point);
    point = wanted;
    return offset;
  }
}
