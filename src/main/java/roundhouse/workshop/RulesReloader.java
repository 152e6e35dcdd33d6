package roundhouse.workshop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import roundhouse.design.problem.Problem;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.game.UnfitPlayers;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.RulesThread.Urgency;
import roundhouse.workshop.documents.EditedTexts;
import roundhouse.workshop.documents.OtherDesigns;
import roundhouse.workshop.files.FileWatch;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.project.TitleSource;
import roundhouse.workshop.reload.Reload;

/**
 * Keeps the rules of the game what the texts of its design say. What is edited here counts at once,
 * in memory; what other programs write counts once their files are at rest. Each edit is read once,
 * and the game replayed under it; both give way to what is done to the game, so that no script
 * delays a click. What is typed and not saved is only tried: saving puts the trial into force.
 */
final class RulesReloader {
  /** Milliseconds without an edit after which what takes longer is checked. */
  private static final long PAUSE = 250;

  /** Milliseconds from loading the first game until it is on the screen. */
  private static final long FIRST_GAME_SEEN = 1000;

  /** Milliseconds before a broken file of another program is read again: it may be half written. */
  private static final long SECOND_LOOK = 150;

  /**
   * A reading of the design and what it leads to.
   *
   * @param texts that were read instead of files
   * @param files as they were counted before the reading
   * @param before the game that was replayed
   * @param show puts it into force; done on the thread on which everything changes
   */
  private record Outcome(
      Map<Path, String> texts,
      int files,
      Optional<GameHistory> before,
      Loaded loaded,
      Runnable show) {}

  /**
   * What the game is played under.
   *
   * @param files as they were counted before they were read
   * @param texts read instead of files, which were about to be written
   */
  private record InForce(int files, Map<Path, String> texts) {
    /** Whether these are its texts; one that is no longer being written is in its file. */
    boolean holds(EditedTexts asked) {
      return missing(asked.saving()).isEmpty();
    }

    /** Those of some texts that are not in force. */
    Map<Path, String> missing(Map<Path, String> wanted) {
      var missing = new HashMap<>(wanted);
      missing.entrySet().removeAll(texts.entrySet());
      return Map.copyOf(missing);
    }
  }

  private final SnapshotLoop loop;
  private final TitleSource loader;
  private final OtherDesigns others;
  private final AtomicInteger edits = new AtomicInteger();
  private final FileWatch watch = new FileWatch(this::stirred, _ -> settled());
  private volatile Set<String> options = Set.of();
  private volatile EditedTexts texts = EditedTexts.NONE;

  /** What was written to files before it was read, so that it is not in force yet. */
  private volatile Map<Path, String> unread = Map.of();

  /** Whether another program wrote while texts were being saved, which were read instead. */
  private boolean overtaken;

  /** What was worked out before it counts. Used only by the thread of the rules. */
  private Optional<Outcome> ahead = Optional.empty();

  /** Counts what other programs write. */
  private final AtomicInteger files = new AtomicInteger();

  /** Whether the watch has told of what is coming to rest. Used only by the watch. */
  private boolean announced;

  private volatile InForce inForce = new InForce(0, Map.of());

  RulesReloader(SnapshotLoop loop, TitleSource loader) {
    this.loop = loop;
    this.loader = loader;
    others = new OtherDesigns(loader);
  }

  /** Sets the options that are on from the next loading. */
  void options(Set<String> wanted) {
    options = Set.copyOf(wanted);
  }

  /**
   * Notes that files hold now what was written to them; unless another program was quicker, whose
   * text counts then.
   */
  void written(EditedTexts left) {
    if (wasOvertaken(left)) reload();
  }

  private synchronized boolean wasOvertaken(EditedTexts left) {
    noteWritten(left);
    boolean again = overtaken && left.saving().isEmpty();
    if (again) overtaken = false;
    return again;
  }

  private void noteWritten(EditedTexts left) {
    var written = new HashMap<>(unread);
    written.putAll(texts.saving());
    written.entrySet().removeAll(left.saving().entrySet());
    unread = inForce.missing(written);
    texts = left;
  }

  private synchronized void inForce(InForce now) {
    inForce = now;
    unread = now.missing(unread);
  }

  /** Counts what other programs wrote: files are read again. */
  private synchronized void changed() {
    files.incrementAndGet();
    unread = Map.of();
    overtaken |= !texts.saving().isEmpty();
  }

  /** Notes what a file is about to hold, so that it is not taken for another program's edit. */
  void writing(Path file, String text) {
    watch.expect(file, text);
  }

  /** Reads the design as it was edited here. */
  void edited(EditedTexts now) {
    texts = now;
    long since = System.nanoTime();
    int edit = edits.incrementAndGet();
    reading(edit, () -> read(edit, since));
  }

  private void read(int edit, long since) {
    EditedTexts asked = ofDesign();
    if (loop.now().design().isEmpty()) return;
    if (files.get() != inForce.files() || !inForce.holds(asked))
      putIntoForce(edit, since, asked.saving());
    else if (asked.saved() && loop.now().reading().typed().isPresent())
      loop.publish(Snapshot::untyped);
    if (!asked.saved()) derived(Urgency.TRIAL, 0, edit, () -> tryOut(edit), loop::announce);
    derived(Urgency.CHECK, pause(), edit, new Check(edit), loop::announce);
  }

  /** The edited texts that the design may be read from. */
  private EditedTexts ofDesign() {
    return texts.over(unread).within(watch::watches);
  }

  /** Reads what is typed and not saved, and after a pause replays the game under it. */
  private void tryOut(int edit) {
    long since = System.nanoTime();
    int counted = files.get();
    Map<Path, String> typed = ofDesign().typed();
    Loaded found = load(design(), typed);
    loop.publish(snapshot -> snapshot.typed(found));
    derived(
        Urgency.TRIAL,
        pause(),
        edit,
        () -> ahead = outcome(edit, since, found, counted, typed),
        loop::announce);
  }

  /** Replays the game under these texts, unless that was tried already, and shows it. */
  private void putIntoForce(int edit, long since, Map<Path, String> written) {
    Optional<Outcome> found =
        ahead
            .filter(tried -> tried.texts().equals(written) && tried.files() == files.get())
            .filter(tried -> isOf(tried, loop.now()))
            .or(() -> outcome(edit, since, written));
    ahead = Optional.empty();
    if (edit == edits.get()) found.ifPresent(this::show);
  }

  private Path design() {
    return loop.now().design().orElseThrow();
  }

  private Loaded load(Path design, Map<Path, String> instead) {
    return loader.load(design, options, new EditedTexts(instead, instead).inFiles());
  }

  private static boolean isOf(Outcome found, Snapshot now) {
    return found.before().orElse(null) == now.play().orElse(null)
        && now.design()
            .map(Path::toAbsolutePath)
            .map(Path::normalize)
            .orElse(Path.of(""))
            .equals(found.loaded().folder());
  }

  private void show(Outcome found) {
    inForce(new InForce(found.files(), found.texts()));
    watchFilesOf(found.loaded());
    found.show().run();
  }

  /** Reads the design and replays the game; empty if something else is edited in the meantime. */
  private Optional<Outcome> outcome(int edit, long since, Map<Path, String> instead) {
    int counted = files.get();
    return outcome(edit, since, load(design(), instead), counted, instead);
  }

  private Optional<Outcome> outcome(
      int edit, long since, Loaded loaded, int counted, Map<Path, String> read) {
    Optional<GameHistory> before = loop.now().play();
    return shown(edit, since, loaded, before)
        .map(show -> new Outcome(read, counted, before, loaded, show));
  }

  private Optional<Runnable> shown(
      int edit, long since, Loaded loaded, Optional<GameHistory> before) {
    Runnable rulesAlone = () -> loop.publish(snapshot -> snapshot.with(loaded));
    if (loaded.title().isEmpty()) return Optional.of(rulesAlone);
    Title title = loaded.title().get();
    try {
      if (before.isEmpty()) {
        GameHistory begun = GameHistory.begin(title, GameSetup.names(GameSetup.seats(title)), 1);
        return Optional.of(
            () -> {
              rulesAlone.run();
              loop.show(begun, Optional.empty());
            });
      }
      return Reload.replay(title, before.get(), since, () -> edit != edits.get())
          .map(again -> () -> loop.show(loaded, again.game(), again.report()));
    } catch (UnfitPlayers unfit) {
      return Optional.of(
          () -> {
            rulesAlone.run();
            loop.announce(Notice.Kind.REFUSED, UiWords.of("reload.unfit", unfit.getMessage()));
          });
    } catch (HookFailure failure) {
      return Optional.of(
          () -> {
            rulesAlone.run();
            markUnusable(failure);
          });
    }
  }

  /** Loads the files and replays the game, unless the files are edited again before that. */
  void reload() {
    // What is read now is no news to the watch: it would replay the game a second time.
    watch.beforeReading(List.of());
    changed();
    edits.incrementAndGet();
    atRest();
  }

  /** Files were written, perhaps not completely: works out in advance what they would lead to. */
  private void stirred() {
    long since = System.nanoTime();
    announced = true;
    changed();
    int edit = edits.incrementAndGet();
    reading(
        edit,
        () -> {
          if (loop.now().design().isPresent() && loop.now().play().isPresent())
            ahead = outcome(edit, since, ofDesign().saving());
        });
  }

  /** A file that vanished is news only now: it might have come back. */
  private void settled() {
    if (announced) atRest();
    else reload();
    announced = false;
  }

  private void atRest() {
    long since = System.nanoTime();
    int edit = edits.get();
    reading(edit, () -> readAtRest(edit, since));
  }

  private void readAtRest(int edit, long since) {
    if (loop.now().design().isEmpty()) return;
    // A file that is broken may be half written although nobody writes to it now.
    boolean broken = ahead.filter(found -> found.loaded().title().isEmpty()).isPresent();
    if (broken) ahead = Optional.empty();
    if (broken && loop.now().play().isPresent()) {
      derived(Urgency.EDIT, SECOND_LOOK, edit, () -> read(edit, since), this::markUnusable);
    } else read(edit, since);
  }

  /** Reads what was edited, unless something is edited before its turn. */
  private void reading(int edit, Runnable task) {
    derived(Urgency.EDIT, 0, edit, task, this::markUnusable);
  }

  private void derived(
      Urgency urgency, long delay, int edit, Runnable task, Consumer<HookFailure> lost) {
    loop.derived(urgency, delay, () -> edit != edits.get(), task, lost);
  }

  private long pause() {
    return loop.now().play().isEmpty() ? FIRST_GAME_SEEN : PAUSE;
  }

  /**
   * Finds what takes longer: mistakes under each option, in the map as a whole, in other designs. A
   * file that is missing for a moment may be back before the watch looks, so errors count only
   * where the files are at rest.
   */
  private final class Check implements Runnable {
    private final int edit;
    private EditedTexts asked = EditedTexts.NONE;
    private Path design = Path.of("");
    private Optional<Supplier<List<Problem>>> begun = Optional.empty();

    private Check(int edit) {
      this.edit = edit;
    }

    @Override
    public void run() {
      List<Problem> problems = begun.orElseGet(this::begin).get();
      if (problems.stream().anyMatch(Problem::isError) && !watch.isUnchanged()) {
        derived(Urgency.CHECK, PAUSE, edit, new Check(edit), loop::announce);
        return;
      }
      Map<Path, Loaded> found = others.read(design, asked);
      loop.publish(snapshot -> snapshot.checked(problems, found));
    }

    private Supplier<List<Problem>> begin() {
      asked = texts;
      design = RulesReloader.this.design();
      Supplier<List<Problem>> check = loader.check(design, asked.asTyped());
      begun = Optional.of(check);
      return check;
    }
  }

  /** Finds what other programs changed in other designs, whose files are not watched. */
  void checkOthers() {
    int edit = edits.get();
    derived(Urgency.CHECK, 0, edit, this::readOthers, loop::announce);
  }

  private void readOthers() {
    if (loop.now().design().isEmpty()) return;
    Map<Path, Loaded> found = others.read(design(), texts);
    if (!found.equals(loop.now().reading().others()))
      loop.publish(snapshot -> snapshot.checked(snapshot.reading().late(), found));
  }

  /** A script that fails before the first action makes the rules unusable. */
  void markUnusable(HookFailure failure) {
    Loaded loaded = loop.now().loaded();
    var problems = new ArrayList<>(loaded.problems());
    problems.add(SnapshotProblems.of(failure));
    loop.publish(snapshot -> snapshot.with(loaded.unusable(problems)));
    loop.announce(failure);
  }

  /**
   * Shows a game that was opened; reports the replay only if the rules stop it.
   *
   * @param at how many actions lie before the moment to show
   */
  void open(Title title, GameHistory unplayed, int at) {
    int edit = edits.get();
    String says = UiWords.of("games.replaying", unplayed.actions().size(), title.id());
    loop.publish(snapshot -> snapshot.doing(says));
    try {
      replay(title, unplayed, at, edit);
    } finally {
      loop.publish(snapshot -> snapshot.doing(""));
    }
  }

  private void replay(Title title, GameHistory unplayed, int at, int edit) {
    Reload.replay(title, unplayed, System.nanoTime(), () -> edit != edits.get())
        .ifPresent(
            replayed ->
                loop.show(
                    replayed.game().at(at),
                    Optional.of(replayed.report()).filter(told -> told.stop().isPresent())));
  }

  /** Loads a design; there is no title if it is broken. */
  Optional<Title> load(Path design, String what) {
    edits.incrementAndGet();
    loop.publish(snapshot -> snapshot.loading(design, what));
    Loaded loaded = read(design);
    adopted(loaded);
    return loaded.title();
  }

  /** Puts a design that {@link #read} has read into force, and the game that follows it. */
  void adopt(Path design, Loaded found) {
    loop.publish(snapshot -> snapshot.loading(design, ""));
    adopted(found);
  }

  private void adopted(Loaded found) {
    int edit = edits.incrementAndGet();
    watchFilesOf(found);
    loop.publish(snapshot -> snapshot.with(found));
    reading(edit, () -> read(edit, System.nanoTime()));
  }

  Loaded read(Path design) {
    watch.beforeReading(folders(design, Stream.of()));
    Map<Path, String> instead = ofDesign().saving();
    inForce(new InForce(files.get(), instead));
    return load(design, instead);
  }

  private void watchFilesOf(Loaded found) {
    Stream<Path> files = found.files().stream().map(Path::toAbsolutePath);
    watch.watch(folders(found.folder(), files.map(Path::getParent)));
  }

  /** The folders to watch; some of them may not exist now. */
  private List<Path> folders(Path design, Stream<Path> others) {
    return Stream.of(Stream.of(design), others, loader.watchedFolders().stream())
        .flatMap(all -> all)
        .toList();
  }

  void close() {
    watch.close();
  }
}
