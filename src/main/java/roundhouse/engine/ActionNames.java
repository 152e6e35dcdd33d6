package roundhouse.engine;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The types of actions as saved games write them, "lay-tile". A type's name never changes. */
public final class ActionNames extends TypeIdResolverBase {
  private static final Map<String, Class<? extends Action>> TYPES =
      Map.ofEntries(
          Map.entry("pass", Action.Pass.class),
          Map.entry("bid", Action.Bid.class),
          Map.entry("take-lot", Action.TakeLot.class),
          Map.entry("start", Action.Start.class),
          Map.entry("buy-share", Action.BuyShare.class),
          Map.entry("sell-shares", Action.SellShares.class),
          Map.entry("redeem-share", Action.RedeemShare.class),
          Map.entry("reissue-shares", Action.ReissueShares.class),
          Map.entry("buy-private", Action.BuyPrivate.class),
          Map.entry("sell-private", Action.SellPrivate.class),
          Map.entry("exchange-private", Action.ExchangePrivate.class),
          Map.entry("close-private", Action.ClosePrivate.class),
          Map.entry("place-token", Action.PlaceToken.class),
          Map.entry("lay-tile", Action.LayTile.class),
          Map.entry("lay-private-tile", Action.LayPrivateTile.class),
          Map.entry("place-marker", Action.PlaceMarker.class),
          Map.entry("place-neutral-marker", Action.PlaceNeutralMarker.class),
          Map.entry("replace-marker", Action.ReplaceMarker.class),
          Map.entry("run-trains", Action.RunTrains.class),
          Map.entry("dividend", Action.Dividend.class),
          Map.entry("buy-train", Action.BuyTrain.class),
          Map.entry("trade-in-train", Action.TradeInTrain.class),
          Map.entry("go-bankrupt", Action.GoBankrupt.class),
          Map.entry("discard-train", Action.DiscardTrain.class),
          Map.entry("merge", Action.Merge.class),
          Map.entry("form", Action.Form.class),
          Map.entry("remove-marker", Action.RemoveMarker.class),
          Map.entry("choose", Action.Choose.class),
          Map.entry("arrange", Action.Arrange.class));

  private static final Map<Class<? extends Action>, String> NAMES =
      TYPES.entrySet().stream()
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getValue, Map.Entry::getKey));

  /** The name of a type, which saved games hold as {@code type}. */
  public static String of(Class<? extends Action> action) {
    return NAMES.get(action);
  }

  /** The names of all types, in order. */
  public static Set<String> all() {
    return new TreeSet<>(TYPES.keySet());
  }

  @Override
  public String idFromValue(Object action) {
    return ((Action) action).type();
  }

  @Override
  public String idFromValueAndType(Object action, Class<?> suggested) {
    return NAMES.get(suggested);
  }

  /** The type with this name; null, which Jackson refuses, if there is none. */
  @Override
  public JavaType typeFromId(DatabindContext context, String name) {
    Class<? extends Action> type = TYPES.get(name);
    return type == null ? null : context.constructType(type);
  }

  @Override
  public String getDescForKnownTypeIds() {
    return all().toString();
  }

  @Override
  public JsonTypeInfo.Id getMechanism() {
    return JsonTypeInfo.Id.CUSTOM;
  }
}
