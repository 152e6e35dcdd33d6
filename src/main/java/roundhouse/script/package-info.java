/**
 * JavaScript in its sandbox: loading scripts, calling what they export within limits, taking over
 * their answers, and telling what went wrong where in the designer's own words.
 *
 * <pre>{@code
 * Scripts scripts = Scripts.load(ScriptSource.folder("base", folder));
 * Slot floats = scripts.slot("base/rules.js", "floats").orElseThrow();
 * try (Box box = new Box(scripts); Guard guard = new Guard(box)) {
 *   var views = new Views(types);
 *   Object context = views.show(Map.of("state", state));
 *   Object answer = guard.run(() -> box.call(floats, context, views.show(Map.of("company", company))));
 * }
 * }</pre>
 */
package roundhouse.script;
