/** What the app keeps for after a crash: unsaved games and texts, and reports of faults. */
package roundhouse.workshop.recovery;
