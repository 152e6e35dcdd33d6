// expect: TypeError
export function hook({ state, random }, { company }) {
  Error.prepareStackTrace = () => { for (;;); };
}
