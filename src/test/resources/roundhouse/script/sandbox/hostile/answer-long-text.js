// expect: is a text of 200,000 characters; the limit is 100,000
export function hook({ state, random }, { company }) {
  return { log: 'x'.repeat(200000) };
}
