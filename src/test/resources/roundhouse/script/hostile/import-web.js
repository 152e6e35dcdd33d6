// expect: but there is no such script; only scripts of the title can be imported
import 'https://example.com/x.js';
export function hook() { return 1; }
