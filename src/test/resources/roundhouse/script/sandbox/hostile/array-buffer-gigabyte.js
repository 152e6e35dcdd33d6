// expect: Array buffer allocation failed|Invalid|RangeError|used more than
export function hook() {
  return new ArrayBuffer(2000000000).byteLength;
}
