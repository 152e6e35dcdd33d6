/** Turns nodes into records: annotations on the records say how each key is written. */
package roundhouse.design.binding;
