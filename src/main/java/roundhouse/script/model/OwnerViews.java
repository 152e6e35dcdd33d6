package roundhouse.script.model;

import roundhouse.engine.play.Engine;
import roundhouse.game.Holder;
import roundhouse.script.views.ViewType;

/** Players and private companies as scripts see them. */
public final class OwnerViews {
  /** A player. */
  public static final ViewType<ScriptModel.SeenPlayer> PLAYER =
      ViewType.of("Player", ScriptModel.SeenPlayer.class, "A player.")
          .member("id", "string", "The player's name.", player -> player.it().name())
          .member("cash", "number", "Money in hand.", player -> player.it().cash())
          .member(
              "certificates",
              "number",
              "Certificates that count against the limit.",
              player ->
                  Engine.certificates(
                      player.game().title(), player.game().state(), player.it().name()))
          .member(
              "privates",
              "PrivateCompany[]",
              "The privates that the player owns.",
              player -> owned(player, Holder.of(player.it())))
          .method(
              "held",
              "(company: Company): number",
              "Percent of a company's shares that the player holds.",
              (player, arguments) ->
                  arguments
                      .subject(0, ScriptModel.SeenCompany.class)
                      .it()
                      .held(Holder.of(player.it())))
          .key(player -> player.it().name())
          .build();

  public static final ViewType<ScriptModel.SeenPrivate> PRIVATE =
      ViewType.of("PrivateCompany", ScriptModel.SeenPrivate.class, "A private company.")
          .member("id", "string", "Its short name.", owned -> owned.it().id())
          .member(
              "owner",
              "string",
              "A player, a company, \"bank\" while it is for sale, \"\" while it is not in play.",
              owned -> owned.it().owner().name())
          .member("closed", "boolean", "True once it has closed.", owned -> owned.it().closed())
          .member(
              "price",
              "number",
              "Face value.",
              owned -> owned.game().design().privates().get(owned.it().id()).price())
          .member(
              "income",
              "number",
              "Income in the design.",
              owned -> owned.game().design().privates().get(owned.it().id()).income())
          .member(
              "exchangeFor",
              "string",
              "Company for a share of which it may be exchanged; \"\" if none.",
              owned -> owned.game().design().privates().get(owned.it().id()).exchangeFor())
          .member(
              "data",
              "any",
              "The private company's `data` in the design.",
              owned -> owned.game().design().privates().get(owned.it().id()).data().values())
          .method(
              "flag",
              "(name: string): any",
              "Value of a flag that a script set on it; false if none is set.",
              (owned, arguments) -> owned.game().state().flag(owned.it().id(), arguments.text(0)))
          .key(owned -> owned.it().id())
          .build();

  private OwnerViews() {}

  static Object owned(ScriptModel.Seen of, Holder owner) {
    return of.model()
        .wrap(
            of.game().state().privates().values().stream()
                .filter(each -> each.owner().equals(owner))
                .toList());
  }
}
