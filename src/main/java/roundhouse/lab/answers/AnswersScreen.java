package roundhouse.lab.answers;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.engine.Title;
import roundhouse.lab.rows.FigureFamily;
import roundhouse.words.BrokenLines;

/**
 * The answers on one screen: what was asked, what goes with it, and what to be careful about. If
 * there is much to say, less is said of each, down to one sentence for each question.
 */
public final class AnswersScreen {
  /** The lines of a screen, without those that a command adds. */
  private static final int LINES = 34;

  /** The letters of a line of a terminal. */
  public static final int LETTERS = 100;

  private static final int MOST_OF_TOPIC = 4;
  private static final int OTHERS_NAMED = 4;

  /** A phase that fewer games reach is one that these bots hardly reach. */
  private static final double REACHED = 0.9;

  private final Answers answers;
  private final Questions questions;
  private final Played played;
  private final Function<Answers.Table, List<FigureGrid>> grids;
  private final Map<SidePair, Differences> differences = new IdentityHashMap<>();
  private final Map<Answers.Table, ContrastAnswer> contrasts = new IdentityHashMap<>();

  /**
   * Compares what is to be told.
   *
   * @param played what the games were
   * @param grids the figures over values that are varied; none for designs
   */
  public AnswersScreen(
      Answers answers,
      Questions questions,
      Played played,
      Function<Answers.Table, List<FigureGrid>> grids) {
    this.answers = answers;
    this.questions = questions;
    this.played = played;
    this.grids = grids;
    for (Answers.Table table : answers.tables())
      if (AnswersText.isOfContrasts(table, questions))
        contrasts.put(table, ContrastAnswer.of(table, questions));
      else for (SidePair pair : table.pairs()) differences.put(pair, pair.differences(questions));
  }

  /**
   * What is told of the games.
   *
   * @param says the question in a sentence; empty if nobody wrote it
   * @param first the title of the first side
   */
  public record Played(String says, List<String> bots, long seed, Title first) {
    public Played {
      bots = List.copyOf(bots);
    }
  }

  /**
   * How much is told.
   *
   * @param ofTopic of figures that nobody asked for, on each topic; if 0, only their number
   * @param proofs whether intervals are told
   * @param beside whether each of many sides is compared with the first, and grids are shown
   * @param levels how many sentences say how the games of a side without another are
   */
  private record Detail(int ofTopic, boolean proofs, boolean beside, int levels) {}

  /** From all that may be told to the least. */
  private static final List<Detail> DETAILS =
      Stream.of(
              details(true, true, Integer.MAX_VALUE),
              details(true, false, 2 * MOST_OF_TOPIC),
              details(false, false, MOST_OF_TOPIC),
              Stream.of(new Detail(0, false, false, 0)))
          .flatMap(each -> each)
          .toList();

  private static Stream<Detail> details(boolean proofs, boolean beside, int levels) {
    return IntStream.range(0, MOST_OF_TOPIC)
        .mapToObj(less -> new Detail(MOST_OF_TOPIC - less, proofs, beside, levels - less));
  }

  /**
   * The text; each line ends with its end.
   *
   * @param letters of a line at most
   */
  public String text(int letters) {
    List<String> warnings = wrapped(warnings(), letters);
    int room = LINES - warnings.size();
    List<String> lines =
        DETAILS.stream()
            .map(detail -> lines(detail, letters))
            .filter(each -> each.size() <= room)
            .findFirst()
            .orElseGet(() -> least(letters));
    return Stream.concat(lines.stream(), warnings.stream())
        .map("%s%n"::formatted)
        .collect(Collectors.joining());
  }

  /** However many sides there are, what was asked is answered. */
  private List<String> least(int letters) {
    if (answers.tables().getFirst().pairs().isEmpty()) return lines(DETAILS.getLast(), letters);
    List<String> verdicts =
        new QuestionVerdicts(answers, questions, differences, contrasts).lines(bots());
    return wrapped(
        Stream.concat(
                Stream.of(played.says.strip()).filter(says -> !says.isEmpty()), verdicts.stream())
            .toList(),
        letters);
  }

  private List<String> lines(Detail detail, int letters) {
    var all = new ArrayList<String>();
    if (!played.says.isBlank()) all.add(played.says.strip());
    for (Answers.Table table : answers.tables()) {
      if (table.pairs().isEmpty()) alone(table, detail, all);
      else if (contrasts.containsKey(table)) contrasts(table, detail, letters, all);
      else for (SidePair pair : table.pairs()) pair(table, pair, detail, letters, all);
    }
    return wrapped(all, letters);
  }

  private static List<String> wrapped(List<String> lines, int letters) {
    return lines.stream()
        .flatMap(line -> Stream.of(BrokenLines.of(line, letters).split("\n")))
        .toList();
  }

  private void alone(Answers.Table table, Detail detail, List<String> lines) {
    SideTally side = table.sides().getFirst();
    lines.add("");
    lines.add(
        "%s, %s players: %s games of %s bots."
            .formatted(side.side(), table.players(), side.games(), bots()));
    questions.all().forEach(each -> lines.add("  " + SideLevels.asked(side, each)));
    List<String> levels = SideLevels.of(side, played.first, table.players());
    levels.stream().limit(detail.levels).forEach(each -> lines.add("  " + each));
    int more = levels.size() - detail.levels;
    if (more > 0) lines.add("  and %s more about them".formatted(more));
  }

  private String bots() {
    return played.bots.stream().distinct().collect(Collectors.joining(" and "));
  }

  private void pair(
      Answers.Table table, SidePair pair, Detail detail, int letters, List<String> lines) {
    Differences all = differences.get(pair);
    lines.add("");
    lines.add(
        "%s beside %s, %s players: %s of games of %s bots with the same seeds."
            .formatted(
                pair.other().side(),
                pair.base().side(),
                table.players(),
                pair.pairs() == 1 ? "1 pair" : pair.pairs() + " pairs",
                bots()));
    if (pair.brokenOff() > 0)
      lines.add("%s pairs are left out because a game was stopped.".formatted(pair.brokenOff()));
    if (all.none()) {
      lines.add("Every figure is the same in all of them.");
      return;
    }
    boolean hints = questions.awaited().isPresent();
    questions
        .awaited()
        .ifPresent(
            awaited -> {
              int games = awaited.looks().games();
              lines.add(
                  "Waited for, %s of %s pairs of games:"
                      .formatted(Math.min(pair.played(), games), games));
            });
    double rounds = pair.base().roundsOfSet();
    for (String question : questions.all()) {
      boolean awaited =
          questions.awaited().map(Questions.Awaited::figure).filter(question::equals).isPresent();
      lines.addAll(asked(question, all, rounds, detail.proofs, hints && !awaited));
    }
    others(all, detail, hints, letters, lines);
  }

  private static List<String> asked(
      String question, Differences all, double roundsOfSet, boolean proof, boolean hint) {
    Optional<Difference> found = all.of(question);
    if (found.isEmpty()) return List.of("  " + AnswersText.unseen(question, all));
    Difference each = found.get();
    Figure named =
        each.figures().stream()
            .filter(figure -> figure.isNamed(question))
            .findFirst()
            .orElseThrow();
    if (!each.differs())
      return List.of(
          "  %s: the same in every pair of games."
              .formatted(DifferenceSentence.capital(named.shortly())));
    String verdict =
        hint && each.clear()
            ? "a hint"
            : DifferenceSentence.verdict(each, "several figures were asked for");
    var lines = new ArrayList<String>();
    lines.add(
        "  %s: %s."
            .formatted(
                DifferenceSentence.capital(DifferenceSentence.briefly(each, named, roundsOfSet)),
                verdict));
    if (proof) lines.add("      " + DifferenceSentence.proof(each));
    return lines;
  }

  private void others(
      Differences all, Detail detail, boolean hints, int letters, List<String> lines) {
    List<Difference> clear = all.clear();
    boolean asked = !questions.all().isEmpty();
    int others = all.told().size();
    if (all.telling().findAny().isEmpty()) {
      lines.add("Too few games differ in any figure to judge it: play more.");
      return;
    }
    if (clear.isEmpty()) {
      lines.add(
          "%s differs clearly, of %s figures."
              .formatted(asked ? "Nothing else" : "Nothing", others));
      return;
    }
    String what = hints ? "Hints, because the games were played for another figure" : "Clear";
    String among =
        "%s%s, %s of %s %sfigures"
            .formatted(
                what,
                asked && !hints ? " as well" : "",
                clear.size(),
                others,
                asked ? "other " : "");
    List<Told> told =
        clear.stream()
            .map(
                each ->
                    new Told(
                        each.figure(), each.figure().measure(), DifferenceSentence.briefly(each)))
            .toList();
    topics(among, told, detail, letters, lines);
  }

  /**
   * A sentence about a figure.
   *
   * @param kind equal for those that say the same of different things, such as trains
   */
  private record Told(Figure figure, String kind, String sentence) {}

  private static void topics(
      String among, List<Told> told, Detail detail, int letters, List<String> lines) {
    Map<FigureTopic, List<Told>> topics =
        told.stream()
            .collect(
                Collectors.groupingBy(
                    each -> FigureTopic.of(each.figure), LinkedHashMap::new, Collectors.toList()));
    if (detail.ofTopic == 0) {
      lines.add(
          among
              + topics.entrySet().stream()
                  .map(each -> each.getKey().words() + " " + each.getValue().size())
                  .collect(Collectors.joining("; ", " (", ").")));
      return;
    }
    lines.add(among + ":");
    int width = topics.keySet().stream().mapToInt(each -> each.words().length()).max().orElse(0);
    String margin = "  %-" + width + "s  ";
    topics.forEach(
        (topic, of) -> {
          String label = topic.words();
          for (String sentence : sentences(of, detail.ofTopic)) {
            String later = margin.formatted("") + "  ";
            lines.addAll(
                BrokenLines.of(margin.formatted(label), later, sentence, letters).lines().toList());
            label = "";
          }
        });
  }

  /** Those of one kind together: what is true of one train may be true of the others. */
  private static List<String> sentences(List<Told> told, int most) {
    Map<String, List<Told>> kinds =
        told.stream()
            .collect(Collectors.groupingBy(Told::kind, LinkedHashMap::new, Collectors.toList()));
    var sentences = new ArrayList<String>();
    kinds.values().stream().limit(most).map(AnswersScreen::sentence).forEach(sentences::add);
    int more = kinds.values().stream().skip(most).mapToInt(List::size).sum();
    if (more > 0) sentences.add(sentences.removeLast() + "; and %s more".formatted(more));
    return sentences;
  }

  private static String sentence(List<Told> ofKind) {
    List<String> others =
        ofKind.stream().skip(1).map(each -> each.figure.object()).distinct().toList();
    int more = others.size() - OTHERS_NAMED;
    return ofKind.getFirst().sentence
        + (others.isEmpty()
            ? ""
            : "; clear, too: "
                + others.stream().limit(OTHERS_NAMED).collect(Collectors.joining(", "))
                + (more > 0 ? " and %s more".formatted(more) : ""));
  }

  private void contrasts(Answers.Table table, Detail detail, int letters, List<String> lines) {
    ContrastAnswer answer = contrasts.get(table);
    double rounds = table.sides().getFirst().roundsOfSet();
    lines.add("");
    lines.add(
        "%s sides, %s players: %s games of %s bots on each, with the same seeds."
            .formatted(table.sides().size(), table.players(), table.contrasts().numbers(), bots()));
    answer.trends().stream()
        .collect(
            Collectors.groupingBy(
                each -> each.contrast().says(), LinkedHashMap::new, Collectors.toList()))
        .forEach(
            (says, trends) -> {
              lines.add(DifferenceSentence.capital(says) + ":");
              trends.forEach(each -> trend(each.change(), rounds, detail.proofs, lines));
            });
    if (detail.beside) {
      lines.add("Beside %s:".formatted(table.sides().getFirst().side()));
      for (ContrastAnswer.OfSide each : answer.beside())
        lines.add(
            "  %s: %s: %s."
                .formatted(
                    each.side(),
                    DifferenceSentence.briefly(each.difference()),
                    DifferenceSentence.verdict(each.difference(), "several were compared")));
      for (FigureGrid grid : grids.apply(table)) grid.text().lines().forEach(lines::add);
    }
    if (answer.others().isEmpty()) {
      lines.add("No other figure has a clear trend.");
      return;
    }
    long contrasts =
        answer.others().stream().map(ContrastTally.Effect::contrast).distinct().count();
    List<Told> told =
        answer.others().stream()
            .map(
                each ->
                    new Told(
                        each.change().figure(),
                        each.change().figure().measure() + each.contrast().says(),
                        DifferenceSentence.effectBriefly(each.change(), Double.NaN)
                            + (contrasts == 1 ? "" : " " + each.contrast().says())))
            .toList();
    topics("%s other clear trends".formatted(told.size()), told, detail, letters, lines);
  }

  private static void trend(
      Difference each, double roundsOfSet, boolean proof, List<String> lines) {
    lines.add(
        "  %s: %s."
            .formatted(
                DifferenceSentence.capital(DifferenceSentence.effectBriefly(each, roundsOfSet)),
                DifferenceSentence.verdict(each, "several were compared")));
    if (proof) lines.add("      " + DifferenceSentence.proofOfEffect(each));
  }

  private List<String> warnings() {
    var all = new ArrayList<String>();
    for (Answers.Table table : answers.tables()) hardlyReached(table).ifPresent(all::add);
    boolean one = answers.tables().stream().allMatch(table -> table.pairs().isEmpty());
    all.add(
        "All games have seeds drawn from %s. %s, like wins by seat, may be luck: another seed, such as %s, tells."
            .formatted(
                played.seed,
                one
                    ? "What they show"
                    : "The sides share their luck, so that differences count; a level",
                played.seed + 1));
    return all;
  }

  /** The first phase that few games reach. */
  private Optional<String> hardlyReached(Answers.Table table) {
    SideTally side = table.sides().getFirst();
    if (side.finished() == 0) return Optional.empty();
    return played.first.forPlayers(table.players()).design().phases().keySet().stream()
        .skip(1)
        .map(phase -> Figure.of(FigureFamily.PHASE_BEGAN, phase))
        .filter(phase -> side.share(phase).value() < REACHED)
        .findFirst()
        .map(
            phase ->
                "With %s players, %s in %s of games of %s: what depends on it rests on these games."
                    .formatted(
                        table.players(),
                        phase.says(),
                        Digits.percent(side.share(phase).value()),
                        side.side()));
  }
}
