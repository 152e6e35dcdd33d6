package roundhouse.drafts.folder;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.drafts.SourceMeaning;
import roundhouse.engine.Hook;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.runs.RunHooks;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.stations.MarkerHooks;
import roundhouse.engine.track.TrackHooks;
import roundhouse.engine.trains.TrainHooks;

/**
 * What a title's own steps usually change of those that most titles have, and what would carry it
 * here.
 */
final class StepMeanings {
  private static final Map<String, SourceMeaning> KNOWN =
      Map.ofEntries(
          known("buy sell par shares", "keys of stock-turn", ShareHooks.MAY_BUY_SHARE),
          known("dividend", "keys of dividend", RunHooks.AFTER_RUN, RunHooks.DIVIDEND_KINDS),
          known("buy train", "keys of buy-trains", TrainHooks.MAY_BUY_TRAIN),
          known("special buy train", "a train for less", TrainHooks.TRAIN_PRICE),
          known("train", "keys of buy-trains", TrainHooks.MAY_BUY_TRAIN),
          known("track", "keys of lay-track", TrackHooks.MAY_LAY_TILE),
          known("tracker", "keys of lay-track", TrackHooks.MAY_LAY_TILE),
          known("track and token", "keys of lay-track", TrackHooks.MAY_LAY_TILE),
          known("special track", "'track' of a private", TrackHooks.MAY_LAY_TILE),
          known("token", "keys of place-marker", MarkerHooks.MAY_PLACE_MARKER),
          known("special token", "'claims' of a private", MarkerHooks.MAY_PLACE_MARKER),
          known("home token", "'home-marker' of a kind", MarkerHooks.MAY_PLACE_MARKER),
          known("buy company", "keys of buy-privates", PrivateHooks.MAY_BUY_PRIVATE),
          known("route", "'routes'", RunHooks.RUN_RULES),
          known("discard train", "keys of discard-trains", TrainHooks.TRAIN_LIMIT),
          known("exchange", "keys of exchange-privates", PrivateHooks.MAY_EXCHANGE_PRIVATE),
          known("bankrupt", "'ends'"),
          known("company pending par", "'comes-with' of a private", ShareHooks.PAR_PRICES),
          known("issue shares", "the step own-shares"),
          known("redeem shares", "the step own-shares"),
          known("assign", "'tokens' with place-tokens", RoundHooks.MAY_ACT));

  private StepMeanings() {}

  /** What the step of a file changes; empty if it is none that most titles have. */
  static Optional<SourceMeaning> of(String step) {
    return Optional.ofNullable(KNOWN.get(step));
  }

  private static Map.Entry<String, SourceMeaning> known(
      String step, String keys, Hook<?, ?>... hooks) {
    List<Hook<?, ?>> carriers = List.of(hooks);
    List<String> names = carriers.stream().<String>map(Hook::name).toList();
    String or = names.isEmpty() ? "" : ", or hook " + String.join(", ", names);
    return Map.entry(step, new SourceMeaning(keys + or, carriers));
  }
}
