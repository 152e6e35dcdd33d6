// expect: ran more than
export function hook() {
  return 'x'.replace(/x/, () => { for (;;); });
}
