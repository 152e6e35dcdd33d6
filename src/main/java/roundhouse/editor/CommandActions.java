package roundhouse.editor;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import roundhouse.editor.kit.KeyText;
import roundhouse.editor.kit.UiAction;
import roundhouse.editor.palette.PaletteEntry;
import roundhouse.words.UiWords;

/** The commands as actions, for menus, buttons and keys. */
final class CommandActions {
  private final Map<WindowCommand, UiAction> commands = new EnumMap<>(WindowCommand.class);
  private final Map<WindowView, UiAction> views = new EnumMap<>(WindowView.class);

  /**
   * @param handlers asked for when a command runs
   */
  CommandActions(Supplier<CommandHandlers> handlers) {
    for (WindowCommand command : WindowCommand.values())
      commands.put(
          command,
          new UiAction(
                  command.title(),
                  command.key(),
                  command.condition()::holds,
                  () -> command.run(handlers.get()))
              .withTip(command.says()));
    for (WindowView view : WindowView.values())
      views.put(
          view,
          UiAction.always(
              view.title(), view.key(), () -> handlers.get().workspaces().focusOrFold(view.id())));
    icons().forEach((command, icon) -> commands.get(command).withIcon(icon));
  }

  private static Map<WindowCommand, String> icons() {
    return Map.of(
        WindowCommand.FIRST, "|<",
        WindowCommand.ROUND_BACK, "<<",
        WindowCommand.UNDO, "<",
        WindowCommand.REDO, ">",
        WindowCommand.ROUND_ON, ">>",
        WindowCommand.LAST, ">|");
  }

  UiAction of(WindowCommand command) {
    return commands.get(command);
  }

  /** The commands of a group, in the order of the table. */
  List<UiAction> of(CommandGroup group) {
    if (group == CommandGroup.ALL_VIEWS) return List.copyOf(views.values());
    return commands.keySet().stream()
        .filter(command -> command.group() == group)
        .map(commands::get)
        .toList();
  }

  /** Those that have buttons. */
  BarActions buttons() {
    return new BarActions(
        of(WindowCommand.BOT),
        of(WindowCommand.UNDO),
        Stream.of(
                WindowCommand.FIRST,
                WindowCommand.ROUND_BACK,
                WindowCommand.UNDO,
                WindowCommand.REDO,
                WindowCommand.ROUND_ON,
                WindowCommand.LAST)
            .map(this::of)
            .toList(),
        Stream.of(
                WindowCommand.REPLACE_REFUSED,
                WindowCommand.REPLACE_ALL_LIKE,
                WindowCommand.DROP_REFUSED,
                WindowCommand.PLAY_ON)
            .map(this::of)
            .toList(),
        List.of(of(WindowCommand.USES), of(WindowCommand.RENAME)),
        of(WindowCommand.MAXIMIZE),
        of(WindowCommand.DESIGNS),
        of(WindowCommand.GUIDE));
  }

  /** All of them, as the palette lists them. */
  List<PaletteEntry> entries() {
    return Stream.concat(
            commands.entrySet().stream()
                .filter(each -> each.getKey() != WindowCommand.PALETTE)
                .map(each -> entry(each.getKey().title(), each.getKey().says(), each.getValue())),
            views.entrySet().stream()
                .map(
                    each ->
                        entry(
                            UiWords.of("palette.view", each.getKey().title()),
                            each.getKey().says(),
                            each.getValue())))
        .toList();
  }

  private static PaletteEntry entry(String title, String says, UiAction action) {
    String key = action.key() == null ? "" : KeyText.of(action.key());
    return new PaletteEntry(title, key, says, action);
  }

  List<UiAction> all() {
    return Stream.of(commands.values(), views.values()).flatMap(Collection::stream).toList();
  }
}
