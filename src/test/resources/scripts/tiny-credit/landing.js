/// <reference path="../../../../../scripts/roundhouse.d.ts" />

// The owner of the ferry may give it up for £60 in a stock turn.
export const landingDecider = ({ state }, { entity }) => (state.privates.ferry.owner === entity ? entity : "");

export const landingChoices = () => ["give up the ferry"];

export const landingTaken = ({ effects }, { entity }) => [effects.closePrivate("ferry"), effects.pay("bank", entity, 60)];

export const landingWorth = () => 20;
