package roundhouse.script;

import roundhouse.engine.play.Engine;

/** Players and the privates that they own, as scripts see them. */
final class OwnerViews {
  /** A player with money and shares. */
  static final ViewType<Seen.Player> PLAYER =
      ViewType.of("Player", Seen.Player.class, "A player.")
          .member("id", "string", "The player's name.", player -> player.it().name())
          .member("cash", "number", "Money in hand.", player -> player.it().cash())
          .member(
              "certificates",
              "number",
              "Certificates that count against the limit.",
              player ->
                  Engine.certificates(
                      player.game().title(), player.game().state(), player.it().name()))
          .method(
              "held",
              "(company: Company): number",
              "Percent of a company that the player holds.",
              (player, arguments) ->
                  arguments.subject(0, Seen.Company.class).it().held(player.it().name()))
          .key(player -> player.it().name())
          .build();

  /** A private company. */
  static final ViewType<Seen.PrivateCompany> PRIVATE =
      ViewType.of("PrivateCompany", Seen.PrivateCompany.class, "A private company.")
          .member("id", "string", "Its short name.", owned -> owned.it().id())
          .member(
              "owner",
              "string",
              "A player, a company, \"bank\" when it is for sale, \"\" when not in play.",
              owned -> owned.it().owner())
          .member("closed", "boolean", "It is out of the game.", owned -> owned.it().closed())
          .member(
              "price",
              "number",
              "Face value.",
              owned -> owned.game().design().privates().get(owned.it().id()).price())
          .member(
              "income",
              "number",
              "Income as the design has it.",
              owned -> owned.game().design().privates().get(owned.it().id()).income())
          .member(
              "data",
              "any",
              "Free data of the private in the design.",
              owned -> owned.game().design().privates().get(owned.it().id()).data().values())
          .method(
              "flag",
              "(name: string): any",
              "What scripts remember of it; false when nothing was set.",
              (owned, arguments) -> owned.game().state().flag(owned.it().id(), arguments.text(0)))
          .key(owned -> owned.it().id())
          .build();

  private OwnerViews() {}
}
