/// <reference path="../roundhouse.d.ts" />

// A player who owns the Steamboat Company lends it, at the start of each operating round, to a company and a port.
const boat = (state) =>
  Object.values(state.privates).find((each) => each.data.lent && state.players.some(({ id }) => id === each.owner));

const ports = (owned) => owned.data.lent;
const companies = (state) => Object.values(state.companies).filter((each) => each.floated && !each.closed).map(({ id }) => id);

export function roundStarted({ state, effects }, { round }) {
  const owned = boat(state);
  return round === "operating" && owned
    ? [effects.setFlag("lending", "", owned), effects.pushTurn("steamboat", owned.owner)]
    : lost(state, effects);
}

export const steamboatDecider = ({ state }, { entity }) => (boat(state)?.owner === entity ? entity : "");

export function steamboatChoices({ state }) {
  const owned = boat(state);
  const lending = owned.flag("lending");
  return [
    ...(lending === "company" ? [] : companies(state)),
    ...(lending === "port" ? [] : Object.keys(ports(owned))),
    "none",
  ];
}

export function steamboatTaken({ state, effects }, { entity, answer }) {
  const owned = boat(state);
  if (answer === "none") return [];
  const port = ports(owned)[answer];
  const set = port
    ? [effects.setFlag("token", port, owned), effects.setFlag("token-hex", answer, owned)]
    : [effects.setFlag("token-of", answer, owned)];
  const first = !owned.flag("lending");
  return first
    ? [...set, effects.setFlag("lending", port ? "port" : "company", owned), effects.pushTurn("steamboat", entity)]
    : set;
}

export const steamboatQuestion = ({ state }) =>
  `Lend the ${boat(state).id} to a company, and to a port: ${boat(state).flag("token-of") || "no company"}, ${boat(state).flag("token-hex") || "no port"}`;

export function steamboatLabel({ state }, { answer }) {
  if (answer === "none") return "leave it";
  if (!ports(boat(state))[answer]) return answer;
  const { name } = state.hexes[answer];
  return `port of ${name ? `${name} (${answer})` : answer}`;
}

// A company that buys it keeps it.
export const privateSold = ({ effects }, { company, bought }) =>
  bought.data.lent
    ? [effects.setFlag("token-of", company.id, bought), effects.setFlag("kept", true, bought)]
    : [];

// When it closes in a player's hands, nobody has it any more.
const lost = (state, effects) =>
  Object.values(state.privates)
    .filter((each) => each.data.lent && each.closed && !each.flag("kept") && each.flag("token-of"))
    .map((each) => effects.setFlag("token-of", false, each));

export function phaseStarted({ state, effects }) {
  return lost(state, effects);
}
