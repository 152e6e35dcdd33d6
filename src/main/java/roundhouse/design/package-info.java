/** A title as data: read from YAML, overlaid, validated, every value with its place in a file. */
package roundhouse.design;
