/**
 * What part of a picture is seen: the picture's point in the middle, and pixels for a unit. Cameras
 * are values: each function gives another one.
 *
 * @typedef {{x: number, y: number, scale: number, width: number, height: number}} Camera
 */

/** A hex of this radius in pixels is big enough to aim at with a finger. */
export const WORK = 48;

/** The camera that sees all of a box. */
export function fit(box, width, height) {
  const scale = Math.min(width / box.width, height / box.height) || 1;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale, width, height };
}

/** The part of the picture that is seen, as the viewBox of an SVG. */
export function seen(camera) {
  const width = camera.width / camera.scale;
  const height = camera.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The point of the picture at a point of the window. */
export function toPicture(camera, at) {
  return {
    x: camera.x + (at.x - camera.width / 2) / camera.scale,
    y: camera.y + (at.y - camera.height / 2) / camera.scale,
  };
}

/** The picture moved by pixels. */
export function panned(camera, dx, dy) {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Nearer or farther, while the point of the picture at a point of the window stays there. */
export function zoomed(camera, at, factor, least, most) {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const fixed = toPicture(camera, at);
  return {
    ...camera,
    scale,
    x: fixed.x - (at.x - camera.width / 2) / scale,
    y: fixed.y - (at.y - camera.height / 2) / scale,
  };
}

/** The same in a window of another size. The whole board stays whole. */
export function resized(camera, box, width, height) {
  const whole = fit(box, camera.width, camera.height).scale;
  const seesAll = camera.scale <= whole * 1.001;
  return seesAll ? fit(box, width, height) : { ...camera, width, height };
}

/** The camera kept over the picture, which would be lost beyond its edge. */
export function kept(camera, box) {
  const bound = (value, low, length) => Math.min(low + length, Math.max(low, value));
  return { ...camera, x: bound(camera.x, box.x, box.width), y: bound(camera.y, box.y, box.height) };
}

/** The camera with a point in the middle and hexes big enough to aim at. */
export function workAt(camera, point, radius) {
  return { ...camera, x: point.x, y: point.y, scale: Math.max(camera.scale, WORK / radius) };
}

/** The camera that sees a part of the picture, as near as hexes stay easy to aim at. */
export function revealed(camera, part, whole, radius) {
  const now = seen(camera);
  const inside =
    part.x >= now.x && part.y >= now.y && part.x + part.width <= now.x + now.width &&
    part.y + part.height <= now.y + now.height;
  if (inside) return camera;
  const near = fit(part, camera.width, camera.height);
  const least = fit(whole, camera.width, camera.height);
  if (near.scale <= least.scale) return least;
  return { ...near, scale: Math.min(near.scale, WORK / radius) };
}

/** The box around some points, with a margin. */
export function around(points, margin) {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The nearest of some places within a distance; null if all are farther away. */
export function nearest(places, point, within) {
  let found = null;
  let least = within;
  for (const place of places) {
    const distance = Math.hypot(place.x - point.x, place.y - point.y);
    if (distance <= least) {
      least = distance;
      found = place;
    }
  }
  return found;
}

/** All places within a distance, the nearest first. */
export function near(places, point, within) {
  const distance = (place) => Math.hypot(place.x - point.x, place.y - point.y);
  return places
    .filter((place) => distance(place) <= within)
    .sort((one, other) => distance(one) - distance(other));
}

/** The next place from one in a direction, as arrow keys walk; itself at the edge. */
export function beside(places, from, dx, dy) {
  let found = from;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const across = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along <= 1 || across > along) continue;
    if (along + 2 * across < least) {
      least = along + 2 * across;
      found = place;
    }
  }
  return found;
}

/** The corners of a hex, as `points` of a polygon. */
export function hexagon(centre, radius, flat) {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => ((corner + (flat ? 0 : 0.5)) * Math.PI) / 3)
    .map(
      (angle) =>
        `${(centre.x + radius * Math.cos(angle)).toFixed(1)},${(centre.y + radius * Math.sin(angle)).toFixed(1)}`,
    )
    .join(' ');
}
