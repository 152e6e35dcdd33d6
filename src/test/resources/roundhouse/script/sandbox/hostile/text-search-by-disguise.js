// expect: takes too long
export function hook({ state, random }, { company }) {
  const sought = { toString: () => 'a'.repeat(500000) + 'b', [Symbol.replace]: undefined };
  return 'a'.repeat(1000000).replace(sought, '');
}
