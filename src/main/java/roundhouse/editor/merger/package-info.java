/** Mergers of several companies, planned as a whole before partners are asked one by one. */
package roundhouse.editor.merger;
