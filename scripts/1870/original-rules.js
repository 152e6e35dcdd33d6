/// <reference path="../roundhouse.d.ts" />

// The certificate limit falls again when a second company closes.
export const reads = { title: { "certificate-limit-closed-again": { "*": "number" } } };

export function certificateLimit({ state, title, standard }) {
  const closed = Object.values(state.companies).filter((company) => company.closed);
  return closed.length > 1 ? title.data["certificate-limit-closed-again"][state.players.length] : standard();
}
