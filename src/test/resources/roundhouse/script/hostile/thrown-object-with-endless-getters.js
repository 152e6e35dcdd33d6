// expect: threw an object that is no Error
export function hook({ state, random }, { company }) {
  throw { get message() { for (;;); }, toString() { for (;;); } };
}
