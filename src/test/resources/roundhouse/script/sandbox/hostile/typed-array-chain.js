// expect: used more than|took longer|RangeError
export function hook() {
  const all = []; for (;;) all.push(new Uint8Array(999999));
}
