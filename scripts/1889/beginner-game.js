// The beginner game: the private companies are dealt out at the start, one to each player, who pays
// its price.
export function roundStarted({ state, effects, random }, { round }) {
  if (round !== "opening") return [];
  const dealt = random.shuffle(Object.values(state.privates));
  return state.players.flatMap((player, seat) => [
    effects.pay(player, "bank", dealt[seat].price),
    effects.givePrivate(dealt[seat], player),
  ]);
}
