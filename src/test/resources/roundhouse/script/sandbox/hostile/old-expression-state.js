// expect: undefined
export function hook({ state, random }, { company }) {
  /(a)/.test('a');
  throw new Error(String(RegExp.$1));
}
