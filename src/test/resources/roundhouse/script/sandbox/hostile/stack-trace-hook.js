// expect: cannot be added: objects that all scripts share are frozen
export function hook({ state, random }, { company }) {
  Error.prepareStackTrace = () => { for (;;); };
}
