// expect: Error: \u202egnp.exe
export function hook() {
  throw new Error('\u202egnp.exe');
}
