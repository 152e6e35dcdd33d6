/// <reference path="../roundhouse.d.ts" />

// A Pullman car runs with another train of its company: it calls once more at a city or red area of one of the runs.
const PULLMAN = "P";

const isPullman = ({ type }) => type === PULLMAN;
const own = (company) => company.trains.find(isPullman);

export const runningTrains = ({ standard }) => standard().filter((train) => !isPullman(train));

export function runRules({ standard }, { company }) {
  if (!own(company)) return standard();
  const most = Math.max(0, ...company.network.stops.map(({ value }) => value));
  return { ...standard(), runs: most, data: { car: company.flag(CAR) } };
}

/** It counts where the president has said that it calls, if a run calls there, or else at the best stop. */
export function runs(_, { runs, data }) {
  const calls = runs.flatMap((run) => run.calls).filter(({ kind }) => kind !== "town");
  const said = calls.filter(({ hex }) => hex === data.car);
  return Math.max(0, ...(said.length > 0 ? said : calls).map(({ value }) => value));
}

// Where the car calls may be said before the run.
const CAR = "car";

export const carDecider = ({ state }, { entity }) =>
  own(state.companies[entity]) ? state.companies[entity].president : "";

export const carChoices = ({ state }, { entity }) => [
  ...new Set(state.companies[entity].network.stops.filter(({ kind }) => kind !== "town").map(({ hex }) => hex)),
];

export const carTaken = ({ effects }, { entity, answer }) => effects.setFlag(CAR, answer, entity);

export const carQuestion = () => "Where the Pullman car calls";

export const carHexes = (_, { answer }) => [answer];

export const carWorth = () => -1;

export const turnEnded = ({ effects }, { company }) => (company.flag(CAR) ? effects.setFlag(CAR, false, company) : []);

export function mayBuyTrain({ standard }, { company, train, from }) {
  if (!isPullman(train)) return standard();
  if (from !== "bank" && from !== "pool") return "no company sells a Pullman car";
  if (own(company)) return `${company.id} has a Pullman car`;
  return company.trains.length === 0 ? "a Pullman car runs with a train only" : standard();
}

/** A company without another train, or with too many, loses its Pullman car. */
export function loosePullman({ state, effects }, { data }) {
  const company = state.companies[data];
  const pullman = own(company);
  const limit = Math.min(company.trainLimit, LIMITS[state.phase]);
  return pullman && (company.trains.length === 1 || company.trains.length > limit) ? effects.moveTrain(pullman, "pool") : [];
}

// The limits of the phases also hold during the final exchange.
const LIMITS = { 2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 8: 2 };

export const pullmanDecider = ({ state }, { entity }) =>
  own(state.companies[entity]) ? state.companies[entity].president : "";

export const pullmanChoices = () => ["keep", "discard"];

export const pullmanTaken = ({ state, effects }, { entity, answer }) =>
  answer === "discard" ? effects.moveTrain(own(state.companies[entity]), "pool") : [];

export const pullmanQuestion = (_, { entity }) => `${entity} may discard its Pullman car`;

export const pullmanWorth = (_, { answer }) => (answer === "keep" ? 1 : 0);
