// expect: but there is no such script; a script can import only scripts of its title
import data from '/etc/passwd' with { type: 'json' };
export function hook() { return 1; }
