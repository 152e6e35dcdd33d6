/// <reference path="../../../../../scripts/roundhouse.d.ts" />

// In phase 2 all shares of RED are exchanged, two for one; odd ones go to the pool together.
const UNI = "UNI";
const HALF = "half-presidency";
const SHARE = 10;

/** @type {PhaseStarted} */
export const phaseStarted = ({ state, effects }, { phase }) => {
  if (phase !== "2" || !state.companies.RED.started) return [];
  const { RED } = state.companies;
  const exchanged = state.players.map((player) => ({ holder: player.id, number: Math.floor(player.held(RED) / (2 * SHARE)) }));
  const pooled = Math.floor((RED.inPool + state.players.reduce((sum, player) => sum + (player.held(RED) % (2 * SHARE)), 0)) / (2 * SHARE));
  const president = exchanged.reduce((best, each) => (each.number > best.number ? each : best));
  const half = president.number < 2;
  const shares = exchanged.flatMap(({ holder, number }) => Array(holder !== president.holder ? number : number - (half ? 1 : 2)).fill(holder));
  const others = [...shares, ...Array(pooled).fill("pool")];
  const rest = Array(10 - (half ? 1 : 2) - others.length).fill("ipo");
  return [
    effects.setPar(UNI, RED.price),
    effects.convert(UNI, "union", "ipo", [
      { percent: half ? SHARE : 2 * SHARE, holder: president.holder },
      ...[...others, ...rest].map((holder) => ({ percent: SHARE, holder })),
    ]),
    effects.setFlag(HALF, half, UNI),
    effects.closeCompany(RED),
    effects.floatCompany(UNI),
  ];
};

const owes = (state, player) => state.companies[UNI].flag(HALF) && state.companies[UNI].president === player.id;

// The last share of the offering is the other half of the certificate; who presides with a half buys nothing else.
/** @type {MayBuyShare} */
export const mayBuyShare = ({ state, standard }, { player, company, from }) => {
  if (owes(state, player) && company.id !== UNI) return `${player.id} must first buy the other half of the president's certificate of ${UNI}`;
  if (company.id === UNI && company.flag(HALF) && from === "ipo" && company.inOffering === SHARE && player.held(company) < SHARE)
    return `the last share of ${UNI} belongs to the president's certificate`;
  return standard();
};

// Whoever has two shares first presides: the certificate is whole again.
/** @type {ShareBought} */
export const shareBought = ({ state, effects }, { company }) => {
  const president = state.players.find(({ id }) => id === company.president);
  if (company.id !== UNI || !company.flag(HALF) || president.held(company) < 2 * SHARE) return [];
  const others = company.certificates.filter(({ president: first }) => !first).map(({ percent, holder }) => ({ percent, holder }));
  const at = others.findIndex(({ holder }) => holder === president.id);
  return [
    effects.convert(UNI, "union", "ipo", [{ percent: 2 * SHARE, holder: president.id }, ...others.filter((_, index) => index !== at)]),
    effects.setFlag(HALF, false, UNI),
  ];
};
