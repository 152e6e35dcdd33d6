// expect: setTimeout is not defined
export function hook({ state, random }, { company }) {
  return setTimeout(() => 1, 10);
}
