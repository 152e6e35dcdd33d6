package roundhouse.editor.play.market;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.engine.Choice;
import roundhouse.market.MarketSpace;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.market.ZoneWords;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;

/** What the market says in sentences: on the card of a space, and to a screen reader. */
record MarketWords(GameHistory play, MarketPainter painter) {

  /**
   * The lines of a card: the price, the tokens there from the top down, the rules, what is offered.
   */
  List<String> card(MarketSpace space, List<Choice> pars) {
    var lines = new ArrayList<String>();
    lines.add(money(space.price()));
    List<String> stack = painter.companies(space.cell());
    for (int place = 0; place < stack.size(); place++)
      lines.add(UiWords.of("board.in-stack", place + 1, name(stack.get(place))));
    space.zones().stream().sorted().map(ZoneWords::of).forEach(lines::add);
    pars.stream().map(choice -> "• " + choice.says()).forEach(lines::add);
    return lines;
  }

  /** All stacks, the highest price first. */
  String stacks() {
    return play.title().market().spaces().stream()
        .filter(space -> !painter.companies(space.cell()).isEmpty())
        .sorted((one, other) -> other.price() - one.price())
        .map(
            space ->
                UiWords.of(
                    "board.price",
                    String.join(", ", painter.companies(space.cell())),
                    money(space.price())))
        .collect(Collectors.joining("; "));
  }

  private String name(String company) {
    String name = play.title().design().company(company).name();
    return name.equals(company) ? company : UiWords.of("board.named", company, name);
  }

  private String money(int amount) {
    return play.title().design().amount(amount);
  }
}
