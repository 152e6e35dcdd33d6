// expect: Error: the bank is empty
export function hook({ state, random }, { company }) {
  throw new Error('the bank is empty');
}
