/** What the app keeps in case of a crash: unsaved games and texts, and reports of faults. */
package roundhouse.workshop.recovery;
