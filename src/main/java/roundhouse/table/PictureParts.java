package roundhouse.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A picture of this program's as the groups that it consists of, so that only those are sent again
 * that have changed.
 *
 * @param frame the picture without the groups
 * @param parts the innermost groups that have an id, as text
 * @param order their ids, by the id of the group around them
 */
record PictureParts(String frame, Map<String, String> parts, Map<String, List<String>> order) {
  private static final Pattern GROUP = Pattern.compile("<g\\b[^>]*>|</g\\s*>");
  private static final Pattern ID = Pattern.compile("\\bid=\"([^\"]*)\"");

  /**
   * What makes another picture of one that is known.
   *
   * @param parts the text of each group that has changed or is new
   * @param order the ids of the groups in a group, for those that have other ones or another order
   */
  record Change(Map<String, String> parts, Map<String, List<String>> order) {}

  /** A group that has begun. */
  private static final class Open {
    private final String id;
    private final int from;
    private boolean parent;

    Open(String id, int from) {
      this.id = id;
      this.from = from;
    }
  }

  /** The groups of a picture that {@link roundhouse.picture.SvgGraphics} wrote. */
  static PictureParts of(String svg) {
    var frame = new StringBuilder();
    var parts = new LinkedHashMap<String, String>();
    var order = new HashMap<String, List<String>>();
    Deque<Open> open = new ArrayDeque<>();
    int kept = 0;
    Matcher group = GROUP.matcher(svg);
    while (group.find()) {
      if (group.group().startsWith("</")) {
        Open ended = open.pop();
        if (ended.id.isEmpty() || ended.parent) continue;
        String around =
            open.stream().map(each -> each.id).filter(id -> !id.isEmpty()).findFirst().orElse("");
        // A group that stands alone has its place in the frame, and is part of it.
        if (around.isEmpty()) continue;
        frame.append(svg, kept, ended.from);
        kept = group.end();
        parts.put(ended.id, svg.substring(ended.from, kept));
        order.computeIfAbsent(around, _ -> new ArrayList<>()).add(ended.id);
      } else if (!group.group().endsWith("/>")) {
        Matcher id = ID.matcher(group.group());
        boolean named = id.find();
        if (named) open.forEach(each -> each.parent = true);
        open.push(new Open(named ? id.group(1) : "", group.start()));
      }
    }
    frame.append(svg, kept, svg.length());
    return new PictureParts(frame.toString(), parts, order);
  }

  /** What makes this picture of one that is known; empty if that would be all of it. */
  Optional<Change> since(PictureParts known) {
    if (!frame.equals(known.frame)) return Optional.empty();
    var changed = new LinkedHashMap<>(parts);
    changed.entrySet().removeAll(known.parts.entrySet());
    var moved = new LinkedHashMap<>(order);
    moved.entrySet().removeAll(known.order.entrySet());
    return Optional.of(new Change(changed, moved));
  }

  /** The same, without keeping again the text that an earlier one keeps already. */
  PictureParts sharing(PictureParts known) {
    var shared = new LinkedHashMap<>(parts);
    shared.replaceAll((id, text) -> text.equals(known.parts.get(id)) ? known.parts.get(id) : text);
    return new PictureParts(frame.equals(known.frame) ? known.frame : frame, shared, order);
  }
}
