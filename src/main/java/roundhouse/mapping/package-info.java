/**
 * Edits the map of a design: brushes, borders, homes, and regions that are moved and rotated.
 * Independent of the window.
 */
package roundhouse.mapping;
