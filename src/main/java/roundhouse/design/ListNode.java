package roundhouse.design;

import java.util.List;

/** A list. */
public record ListNode(Place place, Span span, List<Node> items) implements Node {

  public ListNode {
    items = List.copyOf(items);
  }

  @Override
  public ListNode at(Place other) {
    return new ListNode(other, Span.NONE, items.stream().map(item -> item.at(other)).toList());
  }

  @Override
  public String kind() {
    return "a list";
  }
}
