// expect: Error: \u001b[2Jgone
export function hook() {
  throw new Error('\u001b[2Jgone');
}
