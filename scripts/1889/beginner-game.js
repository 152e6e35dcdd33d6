/// <reference path="../roundhouse.d.ts" />

// The beginner game: the private companies are dealt out at the start, one to each player, who pays
// its price. A number is drawn for each, and the lowest goes to the first player.
const NUMBERS = 2 ** 31 - 1;

export function roundStarted({ state, effects, random }, { round }) {
  if (round !== "opening") return [];
  const drawn = Object.values(state.privates).map((dealt) => ({ dealt, number: random.below(NUMBERS) }));
  drawn.sort((one, other) => one.number - other.number);
  return state.players.flatMap((player, seat) => [
    effects.pay(player, "bank", drawn[seat].dealt.price),
    effects.givePrivate(drawn[seat].dealt, player),
  ]);
}
