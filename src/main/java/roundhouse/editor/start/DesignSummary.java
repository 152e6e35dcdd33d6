package roundhouse.editor.start;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.NumberRange;
import roundhouse.design.spec.steps.CompanyAuction;
import roundhouse.design.spec.steps.DraftPrivates;
import roundhouse.design.spec.steps.Merge;
import roundhouse.design.spec.steps.MoveMarkers;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.design.spec.steps.PlaceTokens;
import roundhouse.design.spec.steps.SelectionAuction;
import roundhouse.design.spec.steps.SettleLoans;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.design.spec.steps.TradePrivates;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.TitleSource;

/**
 * What the card of a design says.
 *
 * @param design empty if its files have errors
 */
record DesignSummary(Path folder, Optional<Design> design) {
  /** Reads a design without its scripts; takes a while. */
  static DesignSummary read(TitleSource titles, Path folder) {
    return new DesignSummary(folder, titles.read(folder, Set.of(), UnsavedTexts.NONE).design());
  }

  /** The same before its files are read. */
  static DesignSummary unread(Path folder) {
    return new DesignSummary(folder, Optional.empty());
  }

  String title() {
    return design.map(Design::title).orElseGet(() -> folder.getFileName().toString());
  }

  String says() {
    return design.map(Design::says).orElse("");
  }

  /** What distinguishes it from other designs: "8 companies · 52 hexes · loans · mergers". */
  String facts() {
    return design.map(DesignSummary::facts).orElse("");
  }

  private static String facts(Design all) {
    Stream<String> steps =
        all.rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .map(DesignSummary::special)
            .flatMap(Optional::stream)
            .distinct();
    return Stream.concat(
            Stream.of(
                UiWords.counted("start.companies", all.companies().size()),
                UiWords.counted("start.hexes", MapBuilder.build(all).hexes().size())),
            steps)
        .collect(Collectors.joining(" · "));
  }

  /** A step that few titles have, in words. */
  private static Optional<String> special(StepSpec step) {
    return switch (step) {
      case SettleLoans _ -> Optional.of(UiWords.of("start.loans"));
      case Merge _ -> Optional.of(UiWords.of("start.mergers"));
      case CompanyAuction _ -> Optional.of(UiWords.of("start.company-auctions"));
      case DraftPrivates _ -> Optional.of(UiWords.of("start.draft"));
      case SelectionAuction _ -> Optional.of(UiWords.of("start.selection"));
      case OwnShares _ -> Optional.of(UiWords.of("start.own-shares"));
      case TradePrivates _ -> Optional.of(UiWords.of("start.trade"));
      case MoveMarkers _ -> Optional.of(UiWords.of("start.markers"));
      case PlaceTokens _ -> Optional.of(UiWords.of("start.tokens"));
      default -> Optional.empty();
    };
  }

  /** "2–4 players". */
  String players() {
    return design.map(Design::players).map(DesignSummary::players).orElse(" ");
  }

  private static String players(NumberRange range) {
    return range.min() == range.max()
        ? UiWords.counted("start.exactly", range.min())
        : UiWords.of("start.players", range.min(), range.max());
  }

  /** The map as printed. */
  Optional<BoardPainter> picture(Theme theme) {
    return design.map(
        all -> {
          GameMap map = MapBuilder.build(all);
          return new BoardPainter(Board.empty(map), Liveries.of(all.companies().values()), theme);
        });
  }
}
