// expect: takes too long
export function hook({ state, random }, { company }) {
  const sought = { toString: () => 'a'.repeat(100000) + 'b', [Symbol.replace]: undefined };
  return 'a'.repeat(200000).replace(sought, '');
}
