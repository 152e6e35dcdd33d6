/// <reference path="../../../../../scripts/roundhouse.d.ts" />

export const reads = { title: { corby: "number", both: "number" } };

/** @type {RunRules} */
export const runRules = ({ title, standard }) => ({
  ...standard(),
  run: [{ calls: "A5", adds: title.data.corby }],
  runs: title.data.both,
  data: title.data,
});

// A run calls at three stops, and coal comes from Corby.
/** @type {Run} */
export const run = (_, { run, data }) => {
  if (run.calls.length < 3) return `a ${run.train}-train calls at three stops`;
  return run.calls.some(({ hex }) => hex === "A5") ? { coal: data.corby } : true;
};

// Runs from one end of the line to the other earn a little more.
/** @type {RunsQuestion} */
export const runs = (_, { runs, data }) => (runs.some(({ hexes }) => hexes.length === 4) ? data.both : true);
