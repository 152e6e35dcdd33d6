/** The map of a design as it is drawn: brushes, regions that are moved and turned, borders, homes, and a check of the whole. No window is needed. */
package roundhouse.mapping;
