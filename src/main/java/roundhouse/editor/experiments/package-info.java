/** The view of experiments: their runs, the results, and the games behind each figure. */
package roundhouse.editor.experiments;
