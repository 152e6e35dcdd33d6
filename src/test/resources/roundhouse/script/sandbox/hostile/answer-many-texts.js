// expect: has more than 100,000 characters
export function hook() {
  return Array.from({ length: 20 }, (_, i) => String(i % 10).repeat(9000));
}
