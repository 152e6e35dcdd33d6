// expect: threw an object that is not an Error
export function hook({ state, random }, { company }) {
  throw { get message() { for (;;); }, toString() { for (;;); } };
}
