/** The view of experiments: their runs, what these tell, and the games behind each figure. */
package roundhouse.editor.experiments;
