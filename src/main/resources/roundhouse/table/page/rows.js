import { el } from './dom.js';
import * as turns from './turn.js';
import * as words from './words.js';

export const button = (attributes, ...children) => el('button', { type: 'button', ...attributes }, ...children);

export const now = () => performance.now();

/** All rows, under the heading of their group where there are several. */
export function grouped(hand) {
  const several = new Set(hand.rows.map((each) => each.group)).size > 1;
  return hand.rows.flatMap((each, index) => {
    const first = several && each.group !== hand.rows[index - 1]?.group;
    return [first ? el('h3', {}, each.group) : null, ...row(hand, each, index)];
  });
}

/** A row: what it is, its value, what follows; below it its prices, and once picked its amount. */
export function row(hand, each, index, plain = false) {
  const on = hand.pick.row === index;
  const several = each.variants.length > 1;
  const parts = [
    button(
      {
        class: 'row',
        'data-key': `row ${index}`,
        'aria-pressed': String(on),
        onclick: () => hand.pickRow(index, on ? hand.pick.variant : 0),
      },
      each.company && !plain ? hand.chip(each.company) : null,
      el('span', { class: 'says' }, each.says),
      each.value ? el('span', { class: 'value' }, each.value) : null,
      ...details(each).map((line) => el('small', {}, line)),
    ),
    several ? variants(hand, each, index) : null,
    on && turns.choice(hand.turn, hand.pick)?.amount ? amount(hand) : null,
  ];
  return several || on ? [el('div', { class: 'open' }, ...parts)] : parts;
}

/** What follows from a row. What only lists its choices says what its buttons say. */
function details(each) {
  const listed = each.variants.map((variant) => variant.brief).join('');
  return (each.details ?? []).filter((line) => line.replace(/ {2}/g, '') !== listed);
}

/** A button for each of a row's choices: par prices, percentages. */
function variants({ pick, pickRow }, each, index) {
  return el(
    'div',
    { class: 'variants', role: 'group', 'aria-label': each.says },
    ...each.variants.map((variant, which) =>
      button(
        {
          'data-key': `variant ${index} ${which}`,
          'aria-pressed': String(pick.row === index && pick.variant === which),
          onclick: () => pickRow(index, which),
        },
        variant.brief || words.capital(variant.says),
      ),
    ),
  );
}

function amount(hand) {
  const range = turns.choice(hand.turn, hand.pick).amount;
  const bounds = { min: range.min, max: range.max, step: range.step || 1 };
  const says = words.rangeWords(range);
  const typed = (text, other) => {
    const value = hand.typed(text);
    if (value !== null) other.value = value;
    field.setAttribute('aria-invalid', String(value === null));
  };
  const step = (by, name, sign) =>
    button(
      {
        'data-key': name,
        'aria-label': name,
        onclick: () => {
          const value = Number(slider.value) + by * bounds.step;
          field.value = Math.min(range.max, Math.max(range.min, value));
          typed(field.value, slider);
        },
      },
      sign,
    );
  const slider = el('input', {
    type: 'range',
    ...bounds,
    value: hand.pick.amount ?? range.min,
    'data-key': 'slider',
    'aria-label': 'Amount',
    oninput: () => {
      field.value = slider.value;
      typed(slider.value, field);
    },
  });
  const field = el('input', {
    type: 'text',
    inputmode: 'numeric',
    value: hand.pick.amount ?? '',
    'data-key': 'field',
    'aria-label': says,
    autocomplete: 'off',
    oninput: () => typed(field.value, slider),
  });
  return el('div', { class: 'amount' }, step(-1, 'Less', '−'), slider, step(1, 'More', '+'), field, el('small', {}, says));
}
