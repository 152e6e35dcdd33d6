package roundhouse.engine;

/** The names of actions as saved games write them, derived once from the names of their classes. */
final class ActionNames {
  private static final ClassValue<String> NAMES =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> action) {
          return NameCase.kebab(action.getSimpleName());
        }
      };

  private ActionNames() {}

  static String of(Class<? extends Action> action) {
    return NAMES.get(action);
  }
}
