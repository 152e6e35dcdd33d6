package roundhouse.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What keeps somebody from using the page who sees little, hears it read, or taps with a large
 * finger.
 */
record PageAccess(PageBrowser page) {
  private static final Set<String> CONTROLS =
      Set.of("button", "textbox", "slider", "combobox", "link", "checkbox", "spinbutton");

  /** Pixels that a finger needs, and that the pointer of a mouse does. */
  private static final int FINGER = 44;

  private static final int MOUSE = 24;

  /** Texts whose colour is too near to that of their ground, as the page is painted. */
  private static final String FAINT =
      """
      const parsed = (text) => (text.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
      const over = ([r, g, b, a = 1], under) =>
        [r, g, b].map((each, at) => each * a + under[at] * (1 - a));
      const ground = (element) => {
        if (!element) return parsed(getComputedStyle(document.documentElement).backgroundColor);
        const own = parsed(getComputedStyle(element).backgroundColor);
        return own[3] === undefined || own[3] === 1 ? own : over(own, ground(element.parentElement));
      };
      const opacity = (element) =>
        element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
      const light = (color) => {
        const [r, g, b] = color.map((each) => each / 255)
          .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const found = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || !element.checkVisibility() || element.closest('svg, noscript, :disabled')) continue;
        const style = getComputedStyle(element);
        const under = ground(element);
        const [r, g, b, a = 1] = parsed(style.color);
        const ink = over([r, g, b, a * opacity(element)], under);
        const [less, more] = [light(ink), light(under)].sort((one, other) => one - other);
        const contrast = (more + 0.05) / (less + 0.05);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        if (contrast < (large ? 3 : 4.5))
          found.push(`${text.data.trim()}: contrast ${contrast.toFixed(2)} of ${style.color} on ${under}`);
      }
      return [...new Set(found)];
      """;

  /** Controls that are smaller than a side. */
  private static final String SMALL =
      """
      return [...document.querySelectorAll('button, input, select, [role=button]')]
        .filter((each) => each.checkVisibility())
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, box]) => box.width && Math.min(box.width, box.height) < arguments[0] - 0.5)
        .map(([each, box]) => `${box.width}×${box.height}: ${each.outerHTML.slice(0, 150)}`);
      """;

  private static final String MOVING =
      "return document.getAnimations().map((each) => String(each.animationName))";

  /** All that is wrong with the page as it stands, in both themes. */
  List<String> problems() {
    var all = new ArrayList<String>();
    for (String scheme : List.of("light", "dark")) {
      page.prefer(scheme);
      texts(FAINT).map(each -> scheme + ", " + each).forEach(all::add);
    }
    unnamed().map(role -> "a " + role + " has no name").forEach(all::add);
    texts(SMALL, page.isTapped() ? FINGER : MOUSE)
        .map(each -> "too small: " + each)
        .forEach(all::add);
    texts(MOVING).map(each -> "it moves: " + each).forEach(all::add);
    page.overflowing().stream().map(each -> "wider than the screen: " + each).forEach(all::add);
    return all;
  }

  private Stream<String> texts(String script, Object... values) {
    return ((List<?>) page.script(script, values)).stream().map(String::valueOf);
  }

  /** The roles of controls that a screen reader has no name for. */
  private Stream<String> unnamed() {
    return page.accessibleNodes().stream()
        .filter(node -> !Boolean.TRUE.equals(node.get("ignored")))
        .filter(node -> CONTROLS.contains(value(node, "role")))
        .filter(node -> value(node, "name").isBlank())
        .map(node -> value(node, "role"));
  }

  private static String value(Map<String, Object> node, String property) {
    return node.get(property) instanceof Map<?, ?> held ? String.valueOf(held.get("value")) : "";
  }
}
