// expect: cannot be added: what all scripts share is frozen
export function hook({ state, random }, { company }) {
  Error.prepareStackTrace = () => { for (;;); };
}
