// expect: node:fs
import 'node:fs';
export function hook() { return 1; }
