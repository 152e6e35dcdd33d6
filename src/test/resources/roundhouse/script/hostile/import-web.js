// expect: example.com
import 'https://example.com/x.js';
export function hook() { return 1; }
