package roundhouse.script.views;

/** What follows when a script has read something: its next read, or its answer. */
sealed interface KnownReads permits NextRead, AnswerCache.Answered, AnswerCache.Shown {}
