/// <reference path="../roundhouse.d.ts" />

// In some phases a private has another income, perhaps only while a player or a company owns it.
export const reads = { private: { "other-income?": { phases: { "*": "number" }, "of?": "'player' | 'company'" } } };

export const privateIncome = ({ state, standard }, { owned }) => {
  const { phases = {}, of } = owned.data?.["other-income"] ?? {};
  const isPlayer = state.players.some(({ id }) => id === owned.owner);
  return of && isPlayer !== (of === "player") ? standard() : (phases[state.phase] ?? standard());
};
