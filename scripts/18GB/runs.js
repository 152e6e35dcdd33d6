/// <reference path="../roundhouse.d.ts" />

// What runs earn beside their stops.
export const reads = { title: { compass: "anything", joins: "anything", estuaries: "anything" }, phase: { joined: "number" } };

const isExpress = (type) => EXPRESS.includes(type);

export function runRules({ state, title, standard }, { company }) {
  const { joined } = state.phaseData;
  const { network } = company;
  const { compass, estuaries } = title.data;
  const joins = title.data.joins.filter((sides) => sides.every((side) => compass[side].some((hex) => network.reaches(hex))));
  const lanes = Object.entries(estuaries).filter(([hex]) => network.reaches(hex)).map(([_, { adds }]) => ({ adds }));
  return {
    rules: [...standard().rules, ...bonuses(state, company)],
    run: [...lanes, { of: EXPRESS, adds: 10 * longest(network.stops) }],
    ...(joins.length > 0 ? { runs: joined * joins.length * Math.max(1, company.trains.length) } : {}),
    data: { joined, joins },
  };
}

const EXPRESS = ["4X", "5X", "6X"];

/** By privates that the director has closed. */
const bonuses = (state, company) =>
  (state.players.find(({ id }) => id === company.president)?.privates ?? [])
    .filter((owned) => owned.flag("closed") && owned.data.adds && state.hexes[owned.data.at])
    .map(({ data }) => ({ calls: data.at, adds: data.adds }));

function longest(stops) {
  const large = stops.filter(({ kind }) => kind !== "town").map(({ hex }) => place(hex));
  return Math.max(1, ...large.flatMap((one, at) => large.slice(at + 1).map((other) => apart(one, other))));
}

/** A hex pays once, the lanes of an estuary pay more, and an X-train earns 10 for each hex between its ends. */
export function run({ title }, { run }) {
  const adds = {};
  const twice = paidTwice(run.calls);
  if (twice > 0) adds.twice = -twice;
  for (const hex in title.data.estuaries) if (crosses(run.hexes, hex, title.data.estuaries[hex])) adds[hex] = title.data.estuaries[hex].adds;
  if (isExpress(run.train)) adds.distance = 10 * distance(run);
  return Object.keys(adds).length > 0 ? adds : true;
}

function paidTwice(calls) {
  let twice = 0;
  for (let at = 1; at < calls.length; at++) if (calls.findIndex(({ hex }) => hex === calls[at].hex) < at) twice += calls[at].value;
  return twice;
}

function crosses(hexes, hex, { from, to }) {
  const at = hexes.indexOf(hex);
  return at > 0 && ((hexes[at - 1] === from && hexes[at + 1] === to) || (hexes[at - 1] === to && hexes[at + 1] === from));
}

function distance({ stops }) {
  const large = stops.filter(({ kind }) => kind !== "town");
  return large.length > 1 ? apart(place(large[0].hex), place(large.at(-1).hex)) : 0;
}

const apart = (one, other) => {
  const [x, y] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return x + Math.max(0, (y - x) / 2);
};

/** Letters are columns, before A comes a. */
const place = (hex) => {
  const letter = hex.charCodeAt(0);
  return { x: letter >= 97 ? 96 - letter : letter - 65, y: Number(hex.slice(1)) };
};

/** Runs that meet are one network: joined from north to south or from east to west it earns more, once each. */
export function runs({ title }, { runs, data }) {
  const reached = (network) => network.flatMap(({ hexes }) => sides(title.data.compass, hexes));
  const bonus = (network) => data.joins.filter((ends) => ends.every((side) => reached(network).includes(side))).length;
  return data.joined * networks(runs).reduce((sum, network) => sum + bonus(network), 0);
}

const sides = (compass, hexes) => Object.keys(compass).filter((side) => hexes.some((hex) => compass[side].includes(hex)));

const meets = (one, other) =>
  one.stops.some(({ stop, kind }) => kind !== "offboard" && other.stops.some((its) => its.stop === stop));

const networks = (runs) =>
  runs.reduce((all, run) => {
    const met = all.filter((network) => network.some((other) => meets(run, other)));
    return [...all.filter((network) => !met.includes(network)), [run, ...met.flat()]];
  }, []);
