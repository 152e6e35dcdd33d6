package roundhouse.engine.play;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Hook;
import roundhouse.engine.companies.CompanyHooks;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.rounds.GameHooks;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.runs.RunHooks;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.engine.track.TrackHooks;
import roundhouse.engine.trainpurchases.PurchaseHooks;
import roundhouse.engine.trains.TrainHooks;

/** The registry of all hooks, used to bind scripts and to write their reference. */
public final class HookRegistry {
  private static final Map<String, List<Hook<?, ?>>> GROUPS = groups();

  private HookRegistry() {}

  /** Hooks grouped by topic, in the order of their declaration. */
  public static Map<String, List<Hook<?, ?>>> byGroup() {
    return GROUPS;
  }

  /** The hook with this name, if it exists. */
  public static Optional<Hook<?, ?>> named(String name) {
    return GROUPS.values().stream()
        .flatMap(List::stream)
        .filter(hook -> hook.name().equals(name))
        .findFirst();
  }

  /** The names of all hooks, in the order of their declaration. */
  public static List<String> names() {
    return GROUPS.values().stream().flatMap(List::stream).map(Hook::name).toList();
  }

  private static Map<String, List<Hook<?, ?>>> groups() {
    var groups = new LinkedHashMap<String, List<Hook<?, ?>>>();
    groups.put("Rounds and turns", in(RoundHooks.class));
    groups.put("Shares and prices", in(ShareHooks.class, CompanyHooks.class));
    groups.put("Phases, privates and the whole game", in(GameHooks.class, PrivateHooks.class));
    groups.put("Track and station markers", in(TrackHooks.class, MarkerHooks.class));
    groups.put("Running trains", in(RunHooks.class));
    groups.put("Buying trains", in(TrainHooks.class, PurchaseHooks.class));
    groups.put("Reports", in(ReportHooks.class));
    groups.put("Recorded games", in(RecordingHooks.class));
    return Collections.unmodifiableMap(groups);
  }

  private static List<Hook<?, ?>> in(Class<?>... holders) {
    return Arrays.stream(holders)
        .flatMap(holder -> Arrays.stream(holder.getDeclaredFields()))
        .filter(field -> field.getType() == Hook.class)
        .<Hook<?, ?>>map(HookRegistry::held)
        .toList();
  }

  private static Hook<?, ?> held(Field field) {
    try {
      return (Hook<?, ?>) field.get(null);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
