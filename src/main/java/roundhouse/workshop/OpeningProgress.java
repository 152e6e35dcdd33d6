package roundhouse.workshop;

import java.nio.file.Path;

/**
 * How far a recorded game that is being opened has been played.
 *
 * @param file of the recording
 * @param done number of its actions that are played
 * @param all number of its actions; 0 until the file is read
 */
public record OpeningProgress(Path file, int done, int all) {}
