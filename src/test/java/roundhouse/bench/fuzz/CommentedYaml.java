package roundhouse.bench.fuzz;

import java.util.Random;

/**
 * Writes YAML at random in which each key and word is unique, and each comment says where it stands
 * and beside which key or word.
 */
final class CommentedYaml {
  private static final int DEEPEST = 3;

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int count;
  private int anchors;

  private CommentedYaml(Random random) {
    this.random = random;
  }

  static String text(Random random) {
    var yaml = new CommentedYaml(random);
    if (yaml.chance(3)) yaml.text.append("# free \uD83D\uDE82 of all\n");
    if (yaml.chance(4) || !yaml.text.isEmpty()) yaml.text.append("\n");
    yaml.map("", 0, false);
    if (yaml.chance(4)) yaml.text.append("# free ").append(++yaml.count).append("\n");
    String written = yaml.text.toString();
    if (yaml.chance(5)) written = written.stripTrailing();
    written = written.replace("\n", new String[] {"\n", "\n", "\r\n", "\r"}[random.nextInt(4)]);
    return yaml.chance(6) ? "\uFEFF" + written : written;
  }

  private boolean chance(int of) {
    return random.nextInt(of) == 0;
  }

  private String fresh(String letter) {
    return letter + ++count;
  }

  private void map(String indent, int depth, boolean compact) {
    members(indent, depth, compact, true);
  }

  private void members(String indent, int depth, boolean compact, boolean map) {
    int size = 1 + random.nextInt(3);
    boolean above = !compact && chance(3);
    for (int index = 0; index < size; index++) {
      String name = fresh(map ? "k" : "w");
      boolean gap = chance(4);
      boolean nextAbove = chance(3);
      boolean alone = index + 1 == size || gap || nextAbove;
      if (above)
        text.append(indent)
            .append(text.isEmpty() ? "# free " : alone ? "# above " : "# heading ")
            .append(name)
            .append("\n");
      if (!compact || index > 0) text.append(indent);
      if (map) text.append(name).append(":");
      else text.append("-");
      value(name, indent, depth, map);
      if (gap) text.append(chance(4) ? "\n" + indent + "# free " + ++count + "\n\n" : "\n");
      above = nextAbove;
    }
  }

  private void end(String kind, String name) {
    if (chance(3)) text.append("   # ").append(kind).append(" ").append(name);
    text.append("\n");
  }

  private void value(String name, String indent, int depth, boolean map) {
    String inside = indent + "  ";
    switch (random.nextInt(depth < DEEPEST ? 11 : 6)) {
      case 0 -> {
        if (!map) text.append(" ").append(name);
        end("behind", name);
      }
      case 1 -> {
        text.append(map ? " \"w" + ++count + " # no comment\"" : " '" + name + "'");
        end("behind", name);
      }
      case 2 -> {
        if (!map) text.append(" &").append(name).append(" ").append(name);
        else text.append(" |");
        end("behind", name);
        if (map)
          text.append(inside).append("line # no comment\n").append(inside).append("another\n");
      }
      case 3 -> {
        if (map && anchors > 0 && chance(2)) text.append(" *a").append(anchors);
        else if (map) text.append(" &a").append(++anchors).append(" ").append(fresh("w"));
        else text.append(" ").append(name);
        end("behind", name);
      }
      case 4 -> {
        text.append(" [").append(fresh("w")).append(", ").append(fresh("w")).append("]");
        end("behind", name);
      }
      case 5 -> {
        text.append(" { ").append(fresh("k")).append(": ").append(fresh("w"));
        text.append(", ").append(fresh("k")).append(": ").append(fresh("w")).append(" }");
        end("behind", name);
      }
      case 6, 7 -> brackets(name, indent);
      case 8 -> {
        if (map) {
          within(name, inside);
          members(inside, depth + 1, false, false);
          if (chance(4)) text.append(inside).append("# end ").append(name).append("\n");
        } else {
          text.append(" ");
          map(inside, depth + 1, true);
        }
      }
      default -> {
        if (map) {
          within(name, inside);
          map(inside, depth + 1, false);
          if (chance(4)) text.append(inside).append("# end ").append(name).append("\n");
        } else {
          text.append(" ");
          map(inside, depth + 1, true);
        }
      }
    }
  }

  private void within(String name, String inside) {
    end("behind", name);
    if (chance(5)) text.append(inside).append("# free ").append(++count).append("\n\n");
  }

  /** Brackets on several lines. */
  private void brackets(String name, String indent) {
    String inside = indent + "  ";
    boolean pairs = chance(2);
    text.append(pairs ? " {" : " [");
    end("start", name);
    int size = 1 + random.nextInt(3);
    for (int index = 0; index < size; index++) {
      String own = fresh("w");
      boolean alone = index + 1 == size;
      if (chance(4))
        text.append(inside).append(alone ? "# above " : "# heading ").append(own).append("\n");
      text.append(inside).append(own).append(pairs ? ": " + fresh("w") : "");
      if (index + 1 < size || chance(3)) text.append(",");
      end("behind", own);
    }
    if (chance(5)) text.append(inside).append("# free ").append(++count).append("\n");
    text.append(chance(3) ? inside : indent + " ").append(pairs ? "}" : "]");
    end("after", name);
  }
}
