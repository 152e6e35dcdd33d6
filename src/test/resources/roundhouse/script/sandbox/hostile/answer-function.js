// expect: the answer.pay is a function, not data
export function hook({ state, random }, { company }) {
  return { pay: () => 5 };
}
