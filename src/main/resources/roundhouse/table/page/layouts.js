import { el } from './dom.js';
import * as turns from './turn.js';
import * as words from './words.js';

/*
 * What a turn's choices look like, by their kind. Each layout gets a hand, by which it reads what is
 * picked and changes it:
 * - `turn`, `pick`: as in turn.js; `rows`: those that are shown
 * - `hex`: the hex that is looked at; `open`: the company that is opened; `drawing`: the train whose
 *   run is drawn; `close`: stops that a touch may have meant
 * - `pickRow(row, variant)`, `set(pick)`, `plan(pick)` for a pick with another plan
 * - `look(hex)`, `toggle(company)`, `draw(train)`, `click(stop)`
 * - `typed(text)`: an amount; `chip(company)`, `tile(name, rotation)`
 */

const LAYOUTS = { TRACK: track, STOCK: stock, DIVIDEND: dividend, RUNS: runs, MERGER: merger };

/** The rows of a turn. */
export function body(hand, kind) {
  return [
    ...planned(hand),
    ...(LAYOUTS[kind] ?? grouped)(hand),
    Object.keys(hand.turn.aside ?? {}).length ? asides(hand) : null,
  ];
}

const button = (attributes, ...children) => el('button', { type: 'button', ...attributes }, ...children);

const now = () => performance.now();

/** The lines that are planned before what is picked. */
function planned({ turn, pick, plan }) {
  const lines = turn.planned ?? [];
  if (lines.length === 0) return [];
  return [
    el('ol', { class: 'planned', 'aria-label': 'Planned' }, ...lines.map((line) => el('li', {}, words.capital(line)))),
    button({ class: 'small', 'data-key': 'shorter', onclick: () => plan(turns.shorter(pick, now())) }, 'Take the last line back'),
  ];
}

/** All rows, under the heading of their group where there are several. */
function grouped(hand) {
  const several = new Set(hand.rows.map((each) => each.group)).size > 1;
  return hand.rows.flatMap((each, index) => {
    const first = several && each.group !== hand.rows[index - 1]?.group;
    return [first ? el('h3', {}, each.group) : null, ...row(hand, each, index)];
  });
}

/** A row: what it is, its value, what follows; below it its prices, and once picked its amount. */
function row(hand, each, index, plain = false) {
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

/** Rights of private companies: a chip each, which opens its rows. */
function asides({ turn, pick, set }) {
  return el(
    'div',
    { class: 'aside', role: 'group', 'aria-label': 'Also possible now' },
    el('span', {}, 'Also possible now:'),
    ...Object.entries(turn.aside).map(([id, all]) =>
      button(
        {
          class: 'small',
          'data-key': 'aside ' + id,
          'aria-pressed': String(pick.aside === id),
          onclick: () => set(turns.aside(pick, id, now())),
        },
        `${id || 'Others'} · ${all.length}`,
      ),
    ),
  );
}

/** A stock turn: a row a company, which opens with what may be bought and sold of it. */
function stock(hand) {
  return [...turns.byCompany(hand.rows)].flatMap(([company, group]) => {
    if (!company) return group.flatMap((each) => row(hand, each, each.index));
    const open = hand.open === company;
    const does = [...new Set(group.map((each) => each.group))].join(' · ');
    return [
      button(
        { class: 'firm', 'data-key': 'company ' + company, 'aria-expanded': String(open), onclick: () => hand.toggle(company) },
        hand.chip(company),
        el('b', {}, company),
        el('span', { class: 'says' }, does),
      ),
      open ? el('div', { class: 'opened' }, ...group.flatMap((each) => row(hand, each, each.index, true))) : null,
    ];
  });
}

function dividend(hand) {
  return [el('div', { class: 'big' }, ...hand.rows.flatMap((each, index) => row(hand, each, index)))];
}

/** The tiles of a hex as pictures, and the hexes where any may be laid. */
function track(hand) {
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

/** The runs that are offered or drawn, a line a train, and what draws others. */
function runs(hand) {
  const drawn = hand.turn.runs;
  if (!drawn || hand.pick.aside) return grouped(hand);
  // The button below plays the runs; a row beside others says that it is picked.
  const several = hand.rows.length > 1;
  return [
    ...(several ? grouped({ ...hand, rows: hand.rows.map((each) => own(each, drawn)) }) : []),
    el('ol', { class: 'runs' }, ...drawn.trains.map((train, at) => run(hand, train, at))),
  ];
}

function own(each, drawn) {
  return each.variants[0].offer === drawn.offer ? { ...each, says: words.capital(drawn.says) } : each;
}

function run(hand, train, at) {
  const touch = (kind) => () => hand.plan(turns.touched(hand.pick, { kind, train: train.train }, now()));
  const act = (says, onclick, on) =>
    button({ class: 'small', 'data-key': `${says} ${train.train}`, 'aria-label': `${says}: ${train.name}`, 'aria-pressed': on, onclick }, says);
  const drawing = hand.drawing === train.train;
  return el(
    'li',
    { class: `run-${at % 5}${drawing ? ' drawing' : ''}` },
    el('b', {}, train.name),
    el('span', { class: 'worth' }, train.worth),
    act('Draw', () => hand.draw(train.train), String(drawing)),
    drawing && !train.idle ? act('Back', touch('BACK')) : null,
    train.idle ? null : act('Idle', touch('IDLE')),
    train.best && (train.idle || hand.pick.draft.runs.length) ? act('Best', touch('BEST')) : null,
    el('span', { class: 'says' }, train.says),
    drawing ? onwards(hand, train) : null,
  );
}

/** Where a run may go on: the stops as buttons, for keys and for where two are near. */
function onwards({ close, click }, train) {
  const stops = close.length ? close.map((stop) => ({ stop: stop.name, says: stop.says })) : train.next;
  const onwards = stops.length ? 'Tap stops in order, or go on to:' : 'It can go no farther. Tap its last stop to take that back.';
  const says = close.length ? 'Which stop?' : onwards;
  return el(
    'div',
    { class: 'variants', role: 'group', 'aria-label': says },
    el('small', {}, says),
    ...stops.map((stop) => button({ class: 'small', 'data-key': 'stop ' + stop.stop, onclick: () => click(stop.stop) }, stop.says)),
  );
}

/** A merger: who takes part, what is formed, and what that would be. */
function merger(hand) {
  const { turn, pick, plan, chip } = hand;
  const proposal = turn.merger;
  if (!proposal) return grouped(hand);
  return [
    el(
      'div',
      { class: 'partners', role: 'group', 'aria-label': 'Partners' },
      ...proposal.partners.map((partner) =>
        button(
          {
            class: 'row', 'data-key': 'partner ' + partner.company, 'aria-pressed': String(partner.ticked),
            disabled: !partner.open, onclick: () => plan(turns.ticked(pick, partner.company, now())),
          },
          el('span', { 'aria-hidden': 'true' }, partner.ticked ? '☑' : '☐'),
          chip(partner.company),
          el('b', {}, partner.company),
          el('small', {}, partner.says),
        ),
      ),
    ),
    proposal.formable.length > 1
      ? el(
          'div',
          { class: 'variants', role: 'group', 'aria-label': 'Forms' },
          ...proposal.formable.map((company) =>
            button(
              { 'data-key': 'form ' + company, 'aria-pressed': String(company === proposal.form), onclick: () => plan(turns.forming(pick, company, now())) },
              company,
            ),
          ),
        )
      : null,
    el('ul', { class: 'outcome' }, ...proposal.lines.map((line) => el('li', {}, line))),
    button(
      {
        class: 'row', 'data-key': 'merger', 'aria-pressed': String(pick.row === 'merger'), disabled: !proposal.offer,
        onclick: () => hand.set(turns.picked(turn, pick, 'merger', 0, now())),
      },
      proposal.says,
    ),
    ...hand.rows.flatMap((each, index) => (each.kind === 'MERGER' ? [] : row(hand, each, index))),
  ];
}
