// expect: Polyglot is not defined
export function hook({ state, random }, { company }) {
  return Polyglot.eval('js', '1');
}
