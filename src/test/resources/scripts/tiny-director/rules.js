/// <reference path="../../../../../scripts/roundhouse.d.ts" />

export const mayUseClaim = ({ standard }, { company, owned }) => (company.operated ? standard() : `${owned.id} helps later`);

// In the end a private is worth nothing.
export const privateWorth = ({ state, standard }) => (state.phase === "3" ? 0 : standard());
