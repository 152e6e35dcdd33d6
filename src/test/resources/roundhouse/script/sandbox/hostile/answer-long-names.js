// expect: 100,000 characters
export function hook() {
  return Object.fromEntries(Array.from({ length: 20 }, (_, i) => [String(i).repeat(9000), i]));
}
