import { draw, picture } from './dom.js';
import * as cameras from './camera.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Before the ids of the picture's parts, on a page with other pictures. */
const PREFIX = 'board-';

/** A finger is sure of a hex this far from where it touches, in pixels. */
const REACH = 44;

/** A pointer that moves farther than this pans, in pixels. */
const STILL = 8;

/** The least and the most pixels for a hex's radius. */
const SMALLEST = 8;
const LARGEST = 160;

/** How far arrow keys look, by key. */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Stops as near to each other as this may be meant by one touch, in pixels. */
const CLOSE = 22;

/** The board: the server's picture, the marks of what may be done over it, and the hand on it. */
export class Board {
  #view;
  #svg = null;
  #shown = { theme: '', name: '' };
  #marks = draw('g');
  #map = { flat: true, radius: 100, hexes: [] };
  #box = { x: 0, y: 0, width: 1, height: 1 };
  #camera = null;
  #legal = new Set();
  #last = {};
  #cursor = null;
  #pointers = new Map();
  #moved = 0;
  /** The hex where a run is held, and the one over which it is. */
  #held = null;
  #over = null;
  #on;

  /**
   * @param view the element that holds it
   * @param on `pick(hex, point)` gets the hex that is chosen, with the point in the picture, or null
   *     for a key; `drag(from, to)` the hexes between which a run is dragged; `say(text)` what the
   *     cursor comes to
   */
  constructor(view, on) {
    this.#view = view;
    this.#on = on;
    new ResizeObserver(() => this.#resize()).observe(view);
    view.addEventListener('pointerdown', (event) => this.#down(event));
    view.addEventListener('pointermove', (event) => this.#move(event));
    view.addEventListener('pointerup', (event) => this.#up(event));
    view.addEventListener('pointercancel', (event) => this.#lose(event.pointerId));
    view.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    view.addEventListener('keydown', (event) => this.#key(event));
  }

  /** The name of the board that it shows in a theme, so that only what is new is asked for. */
  has(theme) {
    return this.#shown.theme === theme ? this.#shown.name : '';
  }

  /**
   * Shows another picture; the camera stays.
   *
   * @param news `whole` as text, or the `parts` that are new, by id, and the `order` of those in a group
   */
  show(news, map, theme) {
    this.#map = map;
    this.#shown = { theme, name: news.name };
    if (news.whole) this.#replace(news.whole);
    else this.#change(news);
    this.mark(this.#last);
  }

  #change({ parts, order }) {
    const changed = Object.entries(parts);
    const group = (id) => this.#svg.querySelector('#' + CSS.escape(PREFIX + id));
    const fresh = picture(`<svg xmlns="${SVG}">${changed.map(([, text]) => text).join('')}</svg>`, PREFIX);
    const found = new Map([...fresh.children].map((part) => [part.id, part]));
    for (const [id] of changed) group(id)?.replaceWith(found.get(PREFIX + id));
    for (const [id, ids] of Object.entries(order)) {
      const around = group(id);
      around?.replaceChildren(...ids.map((each) => group(each) ?? found.get(PREFIX + each)).filter(Boolean));
    }
  }

  #replace(text) {
    const svg = picture(text, PREFIX);
    const box = svg.viewBox.baseVal;
    const first = this.#svg === null;
    this.#box = { x: box.x, y: box.y, width: box.width, height: box.height };
    svg.removeAttribute('width');
    svg.removeAttribute('height');
    svg.setAttribute('aria-hidden', 'true');
    svg.append(this.#marks);
    this.#svg?.remove();
    this.#svg = svg;
    this.#view.prepend(svg);
    if (first) this.#camera = null;
    this.#resize();
    this.mark(this.#last);
    if (first) this.reveal();
  }

  hex(id) {
    return this.#map.hexes.find((hex) => hex.id === id);
  }

  /** A stop by its name, "C4.0". */
  stop(name) {
    const [id, city] = name.split('.');
    const hex = this.hex(id);
    const stop = hex?.stops?.find((each) => String(each.city) === city);
    if (!stop) return null;
    const place = [hex.id, hex.name].filter(Boolean).join(' ');
    return { ...stop, name, says: hex.stops.length > 1 ? `${place} (${stop.city + 1})` : place };
  }

  /**
   * The stops that a touch may mean: those as near as a finger is wide, or else the nearest of the
   * hex.
   *
   * @param point null for a key, which may mean each stop of the hex
   */
  stopsAt(id, point) {
    const stops = (hex) => (hex.stops ?? []).map((stop) => this.stop(`${hex.id}.${stop.city}`));
    const own = stops(this.hex(id));
    if (!point) return own;
    const close = cameras.near(this.#map.hexes.flatMap(stops), point, CLOSE / this.#camera.scale);
    return close.length ? close : cameras.near(own, point, Infinity).slice(0, 1);
  }

  /**
   * Marks what may be done.
   *
   * @param marks `legal`: ids of hexes; `picked`: the one that is picked; `ghost`: the address of the
   *     picture of the tile that would lie there; `runs`: paths; `spots`: places of stops;
   *     `drawn`: hexes where the run lies that is drawn by hand, null while none is
   */
  mark(marks) {
    this.#legal = new Set(marks.legal ?? []);
    const parts = [];
    for (const id of this.#legal) parts.push(this.#outline(id, 'legal'));
    if (marks.picked && marks.ghost) parts.push(this.#ghost(marks.picked, marks.ghost));
    if (marks.picked) parts.push(this.#outline(marks.picked, 'picked'));
    (marks.runs ?? []).forEach((run, index) => {
      for (const name of ['run-rim', 'run run-' + (index % 5)])
        parts.push(draw('path', { d: run.path ?? '', class: name, 'stroke-width': this.#map.radius / 11 }));
    });
    for (const spot of marks.spots ?? [])
      parts.push(draw('circle', { cx: spot.x, cy: spot.y, r: this.#map.radius * 0.3, class: 'spot', 'data-stop': spot.name }));
    if (this.#over) parts.push(this.#outline(this.#over, 'picked'));
    if (this.#cursor && this.#view.matches(':focus-visible')) parts.push(this.#outline(this.#cursor, 'cursor'));
    this.#marks.replaceChildren(...parts.filter(Boolean));
    this.#last = marks;
  }

  #outline(id, name) {
    const hex = this.hex(id);
    if (!hex) return null;
    const { radius, flat } = this.#map;
    return draw('polygon', { points: cameras.hexagon(hex, radius * 0.93, flat), class: name, 'data-hex': id });
  }

  #ghost(id, address) {
    const hex = this.hex(id);
    if (!hex) return null;
    const { radius, flat } = this.#map;
    // A tile's picture has the hex in its middle, with a margin of 3 at a radius of 100.
    const wide = radius * 2.06;
    const low = radius * (Math.sqrt(3) + 0.06);
    const [width, height] = flat ? [wide, low] : [low, wide];
    return draw('image', { href: address, x: hex.x - width / 2, y: hex.y - height / 2, width, height, class: 'ghost' });
  }

  /** Goes to a hex, near enough to aim at its parts. */
  goTo(id) {
    const hex = this.hex(id);
    if (!hex || !this.#camera) return;
    this.#look(cameras.workAt(this.#camera, hex, this.#map.radius));
  }

  /** Moves, if need be, until all that is marked is seen. */
  reveal() {
    if (!this.#camera) return;
    const points = [...[...this.#legal].map((id) => this.hex(id)), ...(this.#last.spots ?? [])].filter(Boolean);
    for (const path of this.#marks.querySelectorAll('path')) {
      const box = path.getBBox();
      points.push(box, { x: box.x + box.width, y: box.y + box.height });
    }
    if (points.length === 0) return;
    const part = cameras.around(points, this.#map.radius);
    this.#look(cameras.revealed(this.#camera, part, this.#box, this.#map.radius));
  }

  fit() {
    if (this.#svg) this.#look(cameras.fit(this.#box, this.#view.clientWidth, this.#view.clientHeight));
  }

  zoom(factor) {
    if (!this.#camera) return;
    this.#zoomAt({ x: this.#camera.width / 2, y: this.#camera.height / 2 }, factor);
  }

  #zoomAt(at, factor) {
    const least = Math.min(SMALLEST / this.#map.radius, cameras.fit(this.#box, this.#camera.width, this.#camera.height).scale);
    this.#look(cameras.zoomed(this.#camera, at, factor, least, LARGEST / this.#map.radius));
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#view;
    if (!this.#svg || !width || !height) return;
    this.#look(this.#camera ? cameras.resized(this.#camera, this.#box, width, height) : cameras.fit(this.#box, width, height));
  }

  #look(camera) {
    this.#camera = cameras.kept(camera, this.#box);
    const part = cameras.seen(this.#camera);
    this.#svg.setAttribute('viewBox', `${part.x} ${part.y} ${part.width} ${part.height}`);
  }

  #at(event) {
    const box = this.#view.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #down(event) {
    if (event.target.closest('button') || !this.#camera) return;
    const first = this.#pointers.size === 0;
    if (first) this.#moved = 0;
    this.#pointers.set(event.pointerId, this.#at(event));
    const under = this.#under(event);
    this.#held = first && this.#last.drawn?.includes(under?.id) ? under.id : null;
    this.#view.setPointerCapture(event.pointerId);
  }

  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    this.#pointers.set(event.pointerId, now);
    if (this.#moved <= STILL) return;
    if (this.#held) {
      this.#over = this.#under(event)?.id ?? null;
      this.mark(this.#last);
      return;
    }
    if (this.#pointers.size === 1) {
      this.#look(cameras.panned(this.#camera, now.x - before.x, now.y - before.y));
      return;
    }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)[1];
    const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    this.#zoomAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, apart(now) / apart(before));
  }

  #up(event) {
    const held = this.#held;
    const over = this.#over;
    if (!this.#lose(event.pointerId)) return;
    if (held && over && over !== held) this.#on.drag(held, over);
    if (this.#moved <= STILL) this.#tap(this.#pointAt(event), event.pointerType !== 'mouse');
  }

  /** A pointer goes, and with it what it held. */
  #lose(pointer) {
    this.#held = null;
    if (this.#over) {
      this.#over = null;
      this.mark(this.#last);
    }
    return this.#pointers.delete(pointer);
  }

  #pointAt(event) {
    return cameras.toPicture(this.#camera, this.#at(event));
  }

  #under(event) {
    return cameras.nearest(this.#map.hexes, this.#pointAt(event), this.#map.radius);
  }

  /** A finger takes the nearest legal hex within its reach, a mouse the hex that it points at. */
  #tap(point, finger) {
    const hexes = this.#map.hexes;
    const under = cameras.nearest(hexes, point, this.#map.radius);
    const legal = hexes.filter((hex) => this.#legal.has(hex.id));
    const hex =
      finger && !this.#legal.has(under?.id)
        ? (cameras.nearest(legal, point, this.#map.radius + REACH / this.#camera.scale) ?? under)
        : under;
    if (!hex) return;
    this.#cursor = hex.id;
    if (finger && this.#legal.has(hex.id) && this.#camera.scale * this.#map.radius < cameras.WORK)
      this.goTo(hex.id);
    this.#on.pick(hex.id, point);
  }

  #wheel(event) {
    if (!this.#camera) return;
    event.preventDefault();
    this.#zoomAt(this.#at(event), Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)));
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.#camera) return;
    const way = WAYS[event.key];
    const here = this.hex(this.#cursor) ?? cameras.nearest(this.#map.hexes, this.#camera, Infinity);
    if (way && here) this.#walk(cameras.beside(this.#map.hexes, here, ...way));
    else if (event.key === 'n' || event.key === 'N') this.#next();
    else if (event.key === 'z' || event.key === 'Z') this.fit();
    else if (event.key === '+') this.zoom(1.4);
    else if (event.key === '-') this.zoom(1 / 1.4);
    else if (event.key === 'Enter' && event.target === this.#view && this.#mayPick(here)) this.#on.pick(here.id, null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Enter picks a hex; what is picked already it does. */
  #mayPick(hex) {
    if (!hex) return false;
    return Boolean(this.#last.drawn) || (this.#legal.has(hex.id) && hex.id !== this.#last.picked);
  }

  #next() {
    const onwards = (this.#last.spots ?? []).map((spot) => spot.name.split('.')[0]);
    const ids = this.#last.drawn ? onwards : [...this.#legal];
    const next = ids[(ids.indexOf(this.#cursor) + 1) % ids.length];
    if (next) this.#walk(this.hex(next));
  }

  #walk(hex) {
    this.#cursor = hex.id;
    const part = cameras.seen(this.#camera);
    const inside =
      hex.x > part.x && hex.x < part.x + part.width && hex.y > part.y && hex.y < part.y + part.height;
    if (!inside) this.#look({ ...this.#camera, x: hex.x, y: hex.y });
    this.mark(this.#last);
    this.#on.say([hex.id, hex.name, this.#legal.has(hex.id) ? 'legal' : ''].filter(Boolean).join(', '));
  }
}
