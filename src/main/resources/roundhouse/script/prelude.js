// Runs once in every new context, before any script. It bounds the built-ins that nothing could stop
// from outside, takes away what would make a replayed game differ, and freezes the rest, so that no
// script can change what another one sees. Its last value is handed to Java: see Realm.
(() => {
  const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const { isArray, prototype: arrays, from } = Array;
  const { prototype: strings } = String;
  const { freeze, prototype: objects } = Object;
  const { stringify } = JSON;
  const { call } = Function.prototype;
  const patterns = RegExp.prototype;
  const LENGTH = 1_000_000;
  const SEARCH = 100_000_000;

  function within(name, length) {
    if (length <= LENGTH) return;
    throw new RangeError(`${name} on something ${length} long: at most ${LENGTH} entries can be worked on`);
  }

  // The length is read again by the built-in itself, so one that a getter or an ancestor answers
  // could be small here and endless there.
  function bounded(name, list) {
    if (list === null || typeof list !== 'object' && typeof list !== 'function') return;
    if (isArray(list)) return within(name, list.length);
    const length = getOwnPropertyDescriptor(list, 'length');
    if (length === undefined && !('length' in list)) return;
    if (length === undefined || typeof length.value !== 'number') {
      if (isTyped(list)) return;
      throw new TypeError(`${name} needs an array, or an object whose length is a plain number`);
    }
    within(name, length.value);
  }

  const typed = getPrototypeOf(Uint8Array.prototype);
  const typedLength = getOwnPropertyDescriptor(typed, 'length').get;
  function isTyped(list) {
    return getPrototypeOf(getPrototypeOf(list) ?? objects) === typed && getOwnPropertyDescriptor(list, 'length') === undefined
        && apply(typedLength, list, []) <= LENGTH;
  }

  function replace(owner, key, wrapper) {
    const original = getOwnPropertyDescriptor(owner, key);
    defineProperty(wrapper, 'name', { value: original.value.name });
    defineProperty(wrapper, 'length', { value: original.value.length });
    defineProperty(owner, key, { ...original, value: wrapper });
  }

  // These take the same time on a list of any length, and are called most.
  const quick = ['constructor', 'push', 'pop', 'at', Symbol.iterator];
  // These take two arguments at most, and undefined is as good as none: much quicker than a rest.
  const short = ['map', 'filter', 'forEach', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap',
    'includes', 'indexOf', 'join', 'slice', 'flat', 'sort', 'toSorted', 'reverse', 'toReversed', 'keys', 'values', 'entries', 'shift'];
  for (const key of ownKeys(arrays)) {
    const method = arrays[key];
    if (typeof method !== 'function' || quick.includes(key)) continue;
    const name = `Array.prototype.${String(key)}`;
    if (short.includes(key)) {
      const run = call.bind(method);
      replace(arrays, key, { method(a, b) { if (!isArray(this) || this.length > LENGTH) bounded(name, this); return run(this, a, b); } }.method);
    } else if (key === 'concat') {
      replace(arrays, key, { method(...others) { bounded(name, this); others.forEach(other => bounded(name, other)); return apply(method, this, others); } }.method);
    } else {
      replace(arrays, key, { method(...others) { bounded(name, this); return apply(method, this, others); } }.method);
    }
  }

  replace(Array, 'from', { method(source, ...others) {
    if (source === null || source === undefined || source[Symbol.iterator] === undefined) bounded('Array.from', source);
    return apply(from, this, [source, ...others]);
  } }.method);

  replace(JSON, 'stringify', { method(value, replacer, space) {
    if (isArray(replacer)) within('JSON.stringify', replacer.length);
    return stringify(value, replacer, space);
  } }.method);

  // Looking for a long text in a long text takes as many steps as their product, in one piece.
  function searchable(name, text, sought) {
    if (text.length * sought.length <= SEARCH) return;
    throw new RangeError(`String.prototype.${name}: a text ${sought.length} long sought in one ${text.length} long takes too long`);
  }

  for (const name of ['indexOf', 'lastIndexOf', 'includes']) {
    const method = strings[name];
    replace(strings, name, { method(sought, ...others) {
      if (this === null || this === undefined) return apply(method, this, [sought]);
      const text = `${this}`;
      if (typeof sought === 'object' && sought !== null && getPrototypeOf(sought) === patterns) return apply(method, text, [sought, ...others]);
      const part = `${sought}`;
      searchable(name, text, part);
      return apply(method, text, [part, ...others]);
    } }.method);
  }

  for (const [name, symbol] of [['split', Symbol.split], ['replace', Symbol.replace], ['replaceAll', Symbol.replace]]) {
    const method = strings[name];
    const byPattern = patterns[symbol];
    replace(strings, name, { method(sought, ...others) {
      if (this === null || this === undefined || sought === undefined) return apply(method, this, [sought, ...others]);
      const text = `${this}`;
      if (typeof sought === 'object' && sought !== null && getPrototypeOf(sought) === patterns) {
        if (name === 'replaceAll' && !sought.global) throw new TypeError('replaceAll needs an expression with the flag g');
        return apply(byPattern, sought, [text, ...others]);
      }
      const part = `${sought}`;
      searchable(name, text, part);
      return apply(method, text, [part, ...others]);
    } }.method);
  }

  defineProperty(Math, 'random', { value: function random() {
    throw new Error("Math.random would make a replayed game differ: use the hook's random, as in random.below(6)");
  } });

  // A proxy could answer differently each time it is asked; the others tell time or memory.
  for (const name of ['Date', 'WeakRef', 'FinalizationRegistry', 'Proxy']) delete globalThis[name];

  const frozen = new WeakSet();
  function harden(root) {
    const waiting = [root];
    while (waiting.length > 0) {
      const thing = waiting.pop();
      if (thing === null || typeof thing !== 'object' && typeof thing !== 'function' || frozen.has(thing)) continue;
      frozen.add(thing);
      waiting.push(getPrototypeOf(thing));
      for (const key of ownKeys(thing)) {
        const property = getOwnPropertyDescriptor(thing, key);
        waiting.push(property.value, property.get, property.set);
      }
      freeze(thing);
    }
  }
  const hidden = [function* () {}, async function () {}, async function* () {}, [].values(), new Map().entries(),
    new Set().values(), ''[Symbol.iterator](), ''.matchAll(/x/g), [].values().map(x => x), Iterator.from({ next() {} }),
    (function* () {})(), (async function* () {})()];
  hidden.forEach(harden);
  harden(globalThis);

  const promises = Promise.prototype;
  // What an object is, for Java to take over: 'plain' or what to call it in a problem.
  return function kind(thing) {
    const ancestor = getPrototypeOf(thing);
    if (ancestor === objects || ancestor === null) return 'plain';
    if (ancestor === promises) return 'a promise: hooks answer at once, without async or await';
    const name = getOwnPropertyDescriptor(ancestor, 'constructor')?.value?.name;
    return typeof name === 'string' && name !== '' && name.length < 100 ? `an object of ${name}` : 'an object with a prototype of its own, perhaps a generator';
  };
})();
