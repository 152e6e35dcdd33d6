/// <reference path="../../../../../scripts/roundhouse.d.ts" />

// A player may exchange a minor for a share of a company that operates, which takes over all it has.
const minor = (state, player) =>
  Object.values(state.companies).find((each) => each.certificates.length === 1 && each.president === player);

const majors = (state) =>
  Object.values(state.companies).filter((each) => each.certificates.length > 1 && each.floated && each.inOffering >= 20);

export const exchangeDecider = ({ state }, { entity }) => (minor(state, entity) && majors(state).length ? entity : "");

export const exchangeChoices = ({ state }) => [...majors(state).map((major) => major.id), "none"];

export const exchangeTaken = ({ state, effects }, { entity, answer: major }) => {
  if (major === "none") return [];
  const given = minor(state, entity);
  return [
    effects.moveShares(major, "ipo", entity, 20),
    effects.pay(given, major, given.cash),
    ...given.trains.map((train) => effects.moveTrain(train, major)),
    effects.then("marker", { minor: given.id, major }),
    effects.closeCompany(given),
  ];
};

// The president is asked who presides with the share that has just been given.
export const marker = ({ state, effects }, { data }) => {
  const { president, id, markers } = state.companies[data.major];
  return markers.length === 0
    ? []
    : effects.ask(president, `Does ${id} place a marker for that of ${data.minor}?`, ["yes", "no"], "place", data);
};

export const place = ({ state, effects }, { data: { minor, major }, answer }) =>
  answer === "no" ? [] : effects.replaceMarker(minor, state.companies[minor].home, major);

export const placeLabel = (_, { data, answer }) => (answer === "yes" ? `${data.major} takes the space` : "no marker");

export const placeHexes = ({ state }, { data, answer }) => (answer === "yes" ? [state.companies[data.minor].home] : []);

export const placeWorth = (_, { answer }) => (answer === "yes" ? 30 : 0);
