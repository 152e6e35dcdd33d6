// expect: called functions more than|too deeply|ran more than
export function hook() {
  function* g() { yield* g(); } return [...g()];
}
