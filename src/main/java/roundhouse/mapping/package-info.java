/**
 * The map of a design as it is drawn: brushes, regions that are moved and turned, borders and
 * homes. No window is needed.
 */
package roundhouse.mapping;
