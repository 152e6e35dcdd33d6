/** A picture of a map, traced in the map editor. */
package roundhouse.editor.tracing;
