import { el } from './dom.js';
import { button, now, row } from './rows.js';
import * as turns from './turn.js';
import * as words from './words.js';

/** The tiles of a hex as pictures, and the hexes where any may be laid. */
export function track(hand) {
  const places = turns.places(hand.turn, hand.pick);
  const here = places.get(hand.hex) ?? [];
  const hexes = [...places.keys()].map((hex) =>
    button({ class: 'small', 'data-key': 'hex ' + hex, 'aria-pressed': String(hex === hand.hex), onclick: () => hand.look(hex) }, hex),
  );
  const turnable = turns.row(hand.turn, hand.pick)?.variants.length > 1;
  const turn = (by, says, sign) =>
    button(
      {
        class: 'rotate', 'data-key': says, 'aria-label': says, title: says, disabled: !turnable,
        onclick: () => hand.set(turns.turned(hand.turn, hand.pick, by, now())),
      },
      sign,
    );
  const tiles = el(
    'div',
    { class: 'tray', role: 'group', 'aria-label': 'Tiles for ' + hand.hex },
    ...here.map((index) => tile(hand, hand.rows[index], index)),
  );
  return [
    here.length
      ? el('div', { class: 'trayline' }, turn(-1, 'Turn left', '↶'), tiles, turn(1, 'Turn right', '↷'))
      : el('p', { class: 'hint' }, places.size ? 'Tap a marked hex, or pick one here:' : ''),
    el('div', { class: 'hexes', role: 'group', 'aria-label': 'Hexes' }, ...hexes),
    ...hand.rows.flatMap((each, index) => (each.variants[0].hexes?.length ? [] : row(hand, each, index))),
  ];
}

function tile(hand, each, index) {
  const on = hand.pick.row === index;
  const variant = each.variants[on ? hand.pick.variant : 0];
  const image = el('img', { alt: '', width: 56, height: 56 });
  if (variant.tile) hand.tile(variant.tile, variant.rotation).then((address) => (image.src = address));
  return button(
    {
      class: 'tile',
      'data-key': `row ${index}`,
      'aria-pressed': String(on),
      'aria-label': words.capital(variant.says),
      onclick: () => (on ? hand.set(turns.turned(hand.turn, hand.pick, 1, now())) : hand.pickRow(index, 0)),
    },
    image,
    el('small', {}, variant.tile ? variant.tile + (variant.left ? ` ×${variant.left}` : '') : each.says),
    variant.cost ? el('small', { class: 'cost' }, variant.cost) : null,
  );
}
