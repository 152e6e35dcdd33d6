/// <reference path="../../../../../scripts/roundhouse.d.ts" />

export const draftDecider = ({ state }) =>
  [...state.players].reverse().find((player) => player.privates.length === 0)?.id ?? "";

export const draftChoices = ({ state }) =>
  Object.values(state.privates).filter(({ closed, owner }) => !closed && owner === "").map(({ id }) => id);

export const draftTaken = ({ state, effects }, { answer }) => [
  effects.pay(draftDecider({ state }), "bank", state.privates[answer].price),
  effects.givePrivate(answer, draftDecider({ state })),
  effects.then("drafted"),
];

export const drafted = ({ state, effects }) =>
  draftDecider({ state }) ? [] : draftChoices({ state }).map((id) => effects.closePrivate(id));

export const recorded = ({ standard }, { action, step }) =>
  step === "draft" ? [{ type: "choose", question: "draft", answer: action.company }] : standard();
