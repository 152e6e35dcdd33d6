// expect: RangeError: Invalid string length
export function hook({ state, random }, { company }) {
  let text = 'a';
  for (;;) text += text;
}
