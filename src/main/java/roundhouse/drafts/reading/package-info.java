/** Chooses by content who reads a file or a folder that a draft is to be made from. */
package roundhouse.drafts.reading;
