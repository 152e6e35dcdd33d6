// expect: Error: no amount
export function hook({ state, random }, { company }) {
  return { get amount() { throw new Error('no amount'); } };
}
