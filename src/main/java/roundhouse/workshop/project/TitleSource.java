package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import roundhouse.board.TileCatalogue;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.design.problem.Problem;
import roundhouse.design.yaml.MapNode;
import roundhouse.lab.experiment.Experiment;
import roundhouse.position.DesignTestRunner;
import roundhouse.script.loading.Loaded;

/** Where titles come from. Reading takes a while; callers do it on a thread of their own. */
public interface TitleSource {

  /** The folder in which the user works. */
  Path project();

  /** The folders of all designs, by name. */
  List<Path> designs();

  /**
   * Reads a design as its files are now. Whatever they contain, the answer is a title or problems;
   * options that are off are not checked.
   *
   * @param design its folder
   * @param options ids of those to be on
   */
  default Loaded load(Path design, Set<String> options) {
    return load(design, options, UnsavedTexts.NONE);
  }

  /**
   * Reads a design as it would be if its files held these texts.
   *
   * @param texts read instead of files of designs and scripts
   */
  Loaded load(Path design, Set<String> options, UnsavedTexts texts);

  /**
   * Reads a design with other values at some places.
   *
   * @param design its folder
   * @param options ids of those to be on
   * @param change of the design's tree
   * @throws IllegalArgumentException when the design lacks such a place
   */
  Loaded loadChanged(Path design, Set<String> options, UnaryOperator<MapNode> change);

  /**
   * All problems of a design, its map as a whole and its scripts, under each option and each pair
   * of options that change the same thing. Takes many times as long as {@link #load}.
   *
   * @param design its folder
   * @param texts read instead of files of designs and scripts
   * @return finds them; if that was stopped, it goes on where it was when asked again
   */
  Supplier<List<Problem>> check(Path design, UnsavedTexts texts);

  /**
   * Reads a design without its scripts.
   *
   * @param options ids of those to be on
   * @param texts read instead of files
   */
  LoadResult read(Path design, Set<String> options, UnsavedTexts texts);

  /**
   * Keeps the designs of an experiment as they are now, in the folder of a run that begins.
   *
   * @throws IOException when they cannot be written
   */
  void keepRevision(Path run, Experiment experiment) throws IOException;

  /** The tiles that designs may name by their numbers. */
  TileCatalogue library();

  /** The other folders in which an edit may change a design. */
  List<Path> watchedFolders();

  /** Whether a file is one of a title that comes with Roundhouse and is not to be edited. */
  default boolean protects(Path file, String raw) {
    return false;
  }

  /** The folder of the scripts that belong to a design alone; it need not exist yet. */
  Path scripts(Path design);

  /**
   * Runs the test positions of a design; none if they cannot be read.
   *
   * @param step called with each file before it is run; an exception from it ends the work
   */
  List<DesignTestRunner.Outcome> test(Path design, Consumer<Path> step);
}
