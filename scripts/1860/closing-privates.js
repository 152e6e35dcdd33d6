/// <reference path="../roundhouse.d.ts" />

// Where the income of private companies varies, they may not be sold to the bank or exchanged, but may be
// closed: then they pay nothing, do not count as a certificate, and are worth their face value at the
// end of the game.

export function maySellPrivate() {
  return "private companies with variable revenue may not be sold to the bank";
}

export function mayExchangePrivate() {
  return "private companies with variable revenue may not be exchanged for shares";
}

export function mayClosePrivate() {
  return true;
}

export function privateClosed({ effects }, { player, closed }) {
  return effects.setFlag(`closed ${closed.id}`, true, player);
}

export function worth({ state, standard }, { player }) {
  const closed = Object.values(state.privates).filter(({ id }) => state.flag(`closed ${id}`, player));
  return standard() + closed.reduce((sum, { price }) => sum + price, 0);
}
