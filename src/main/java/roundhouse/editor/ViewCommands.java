package roundhouse.editor;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.Action;
import roundhouse.editor.dock.DockController;
import roundhouse.editor.kit.UiAction;
import roundhouse.words.UiWords;

/** Commands on the views of the window. */
final class ViewCommands {
  final List<UiAction> views;
  final UiAction byName;
  final UiAction next;
  final UiAction previous;
  final UiAction maximize;
  final UiAction move;
  final UiAction window;
  final UiAction edge;
  final UiAction close;
  final UiAction play;
  final UiAction design;
  final UiAction reset;

  ViewCommands(Supplier<DockController> docks) {
    views =
        Stream.of(WindowView.values())
            .map(
                view ->
                    UiAction.always(view.title(), view.key(), () -> docks.get().focus(view.id())))
            .toList();
    byName =
        UiAction.always(
            UiWords.of("view-commands.by-name"), "ctrl F6", () -> docks.get().askView());
    next = UiAction.always(UiWords.of("view-commands.next"), "F6", () -> docks.get().focusNext(1));
    previous =
        UiAction.always(
            UiWords.of("view-commands.previous"), "shift F6", () -> docks.get().focusNext(-1));
    maximize =
        UiAction.always(
            UiWords.of("view-commands.maximize"), "ctrl M", () -> docks.get().toggleMaximized());
    move =
        UiAction.always(
            UiWords.of("view-commands.move"), "ctrl shift F6", () -> docks.get().askMove());
    window =
        UiAction.always(
            UiWords.of("view-commands.window"), "shift F4", () -> docks.get().toggleWindow());
    edge =
        UiAction.always(
            UiWords.of("view-commands.edge"), "ctrl shift F4", () -> docks.get().toggleEdge());
    close =
        UiAction.always(
            UiWords.of("view-commands.close"), "ctrl F4", () -> docks.get().closeFocused());
    play =
        UiAction.always(
            UiWords.of("view-commands.play"),
            "ctrl alt 1",
            () -> docks.get().use(DefaultLayouts.PLAY));
    design =
        UiAction.always(
            UiWords.of("view-commands.design"),
            "ctrl alt 2",
            () -> docks.get().use(DefaultLayouts.DESIGN));
    reset =
        UiAction.always(UiWords.of("view-commands.reset"), "ctrl alt 0", () -> docks.get().reset());
  }

  /** Commands on the focused view. */
  List<Action> ofFocusedView() {
    return List.of(maximize, move, window, edge, close);
  }

  /** The commands that choose a named layout. */
  List<UiAction> layouts() {
    return List.of(play, design, reset);
  }

  List<UiAction> all() {
    return Stream.of(
            views, List.of(byName, next, previous, maximize, move, window, edge, close), layouts())
        .flatMap(List::stream)
        .toList();
  }
}
