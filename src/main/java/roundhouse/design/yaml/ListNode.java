package roundhouse.design.yaml;

import java.util.List;
import roundhouse.design.problem.SourcePlace;

/** A list. */
public record ListNode(SourcePlace place, Span span, List<YamlNode> items) implements YamlNode {

  public ListNode {
    items = List.copyOf(items);
  }

  @Override
  public ListNode at(SourcePlace other) {
    return new ListNode(other, Span.NONE, items.stream().map(item -> item.at(other)).toList());
  }

  @Override
  public String kind() {
    return "a list";
  }
}
