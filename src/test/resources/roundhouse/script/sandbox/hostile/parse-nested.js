// expect: is nested too deeply|SyntaxError|RangeError
export function hook() {
  return JSON.parse('['.repeat(49000) + ']'.repeat(49000)).length;
}
