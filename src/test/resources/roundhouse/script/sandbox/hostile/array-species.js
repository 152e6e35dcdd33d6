// expect: ran more than 1,000,000 statements
export function hook() {
  class Odd extends Array { static get [Symbol.species]() { for (;;); } }
  return new Odd(1, 2, 3).map(x => x).length;
}
