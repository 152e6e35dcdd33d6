package roundhouse.editor;

import java.util.List;
import roundhouse.editor.kit.UiAction;

/**
 * The commands that have buttons in the window.
 *
 * @param bot lets a bot decide
 * @param undo takes the last action back
 * @param historySteps through the history, from the beginning to the end
 * @param afterReload what to do where a replay stopped
 */
record BarActions(
    UiAction bot, UiAction undo, List<UiAction> historySteps, List<UiAction> afterReload) {}
