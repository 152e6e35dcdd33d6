import { el } from './dom.js';
import { merger } from './merger.js';
import { button, grouped, now, row } from './rows.js';
import { runs } from './runs.js';
import { track } from './track.js';
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

/** The lines that are planned before what is picked. */
function planned({ turn, pick, plan }) {
  const lines = turn.planned ?? [];
  if (lines.length === 0) return [];
  return [
    el('ol', { class: 'planned', 'aria-label': 'Planned' }, ...lines.map((line) => el('li', {}, words.capital(line)))),
    button({ class: 'small', 'data-key': 'shorter', onclick: () => plan(turns.shorter(pick, now())) }, 'Take the last line back'),
  ];
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
