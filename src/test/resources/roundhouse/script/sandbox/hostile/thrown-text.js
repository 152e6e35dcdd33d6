// expect: threw the text 'nobody has 5'
export function hook({ state, random }, { company }) {
  throw 'nobody has 5';
}
