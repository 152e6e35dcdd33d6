package roundhouse.board;

/** A place on a map: x counts half-columns from the left, y half-rows from the top. */
public record Coordinate(int x, int y) {

  /** A is 0, Z is 25, AA is 26; before A comes a, which is -1. */
  static int letterIndex(String letters) {
    if (letters.isEmpty())
      throw new IllegalArgumentException("a hex is written as a letter and a number, like A5");
    if (letters.matches("[a-z]")) return 'a' - 1 - letters.charAt(0);
    int index = 0;
    for (char letter : letters.toCharArray()) {
      if (letter < 'A' || letter > 'Z') {
        throw new IllegalArgumentException(
            "a hex is written as a letter from A to Z and a number, like A5");
      }
      index = Math.addExact(Math.multiplyExact(index, 26), letter - 'A' + 1);
    }
    return index - 1;
  }

  static String letters(int index) {
    if (index < 0) return String.valueOf((char) ('a' - 1 - index));
    String tail = String.valueOf((char) ('A' + index % 26));
    return index < 26 ? tail : letters(index / 26 - 1) + tail;
  }
}
