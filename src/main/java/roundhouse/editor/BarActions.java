package roundhouse.editor;

import java.util.List;
import roundhouse.editor.kit.UiAction;

/**
 * The commands that have buttons in the window, or stand in context menus.
 *
 * @param bot lets a bot decide
 * @param undo takes the last action back
 * @param historySteps through the history, from the beginning to the end
 * @param afterReload what to do where a replay stopped
 * @param onNames of a text: finds the uses of the name at the caret, renames it
 * @param maximize gives the view with the focus all the room, or its place again
 * @param compare compares designs, the first step to an experiment
 * @param guide opens the guide at the view with the focus
 */
record BarActions(
    UiAction bot,
    UiAction undo,
    List<UiAction> historySteps,
    List<UiAction> afterReload,
    List<UiAction> onNames,
    UiAction maximize,
    UiAction compare,
    UiAction guide) {}
