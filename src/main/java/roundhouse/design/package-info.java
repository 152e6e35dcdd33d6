/**
 * A title as data: read from YAML, overlaid and checked; every value knows where it was written.
 */
package roundhouse.design;
