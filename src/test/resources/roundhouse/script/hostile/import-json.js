// expect: but there is no such script; only scripts of the title can be imported
import data from '/etc/passwd' with { type: 'json' };
export function hook() { return 1; }
