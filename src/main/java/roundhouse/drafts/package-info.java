/** Drafts of designs, made from what other programs say about a title. */
package roundhouse.drafts;
