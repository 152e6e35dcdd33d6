package roundhouse.workshop.notes;

import java.util.Comparator;

/** A note and what it is on. */
public record WrittenNote(NoteSubject on, String text) {
  /** By parts; moments in the order of the game. */
  static final Comparator<WrittenNote> ORDER =
      Comparator.comparing((WrittenNote note) -> note.on().part())
          .thenComparing(note -> note.on().isMoment() ? note.on().actions() : 0)
          .thenComparing(note -> note.on().name());
}
