/** Describes the format: reference, JSON schemas, completion, and designs as outlines. */
package roundhouse.design.reference;
