// expect: imports|data:
import 'data:text/javascript,export default 1';
export function hook() {}
