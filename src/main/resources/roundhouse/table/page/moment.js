import { el } from './dom.js';
import { button } from './rows.js';
import * as words from './words.js';

/** Who decides what, and where the turn stands. */
export function head(view, turn, chip) {
  const steps = turn?.steps?.now ? turn.steps : null;
  return el(
    'div',
    { class: 'head' },
    turn?.entity ? el('div', { class: 'entity' }, chip(turn.entity), el('b', {}, turn.entity), turn.by && !turn.mine ? el('small', {}, turn.by) : null) : null,
    turn?.lines?.length ? el('div', { class: 'facts' }, ...turn.lines.map((line) => el('span', {}, line))) : null,
    el('p', { class: 'asks' }, words.waits(view)),
    steps
      ? el('p', { class: 'steps' },
          ...(steps.done ?? []).map((step) => el('span', {}, step)),
          el('b', { 'aria-current': 'step' }, steps.now),
          ...(steps.next ?? []).map((step) => el('span', {}, step)))
      : null,
    turn?.funding ? funding(turn.funding) : null,
  );
}

/** What must be paid, as a bar: by the company, by its president, and what is missing. */
function funding({ price, company, president, missing, money, all, says }) {
  const part = (name, value, told) => {
    const piece = el('span', { class: 'fund ' + name }, value > 0 ? told : '');
    piece.style.flexGrow = Math.max(0, value);
    return piece;
  };
  return el(
    'div',
    { class: 'funding' },
    el('p', {}, all ?? says),
    el(
      'div',
      { class: 'bar', 'aria-hidden': 'true' },
      part('company', Math.min(company, price), money[1]),
      part('president', Math.max(0, Math.min(president, price - company)), money[2]),
      part('missing', missing, money[3]),
    ),
  );
}

/**
 * What stands in place of choices: the ranking at the end, or what happened last.
 *
 * @param tools `save()` at the end, and `takeBack()` for the host of a game that the rules refuse
 */
export function waiting(view, tools) {
  const deed = (key, says, act) => button({ class: 'act', 'data-key': key, onclick: act }, says);
  if (view.over && view.turn?.ranking?.length)
    return [ranking(view.turn.ranking), deed('save', 'Save the game …', tools.save)];
  const last = (view.log ?? []).slice(-6).reverse();
  return [
    view.stopped ? el('p', { class: 'waiting' }, view.stopped) : null,
    view.stopped && words.is(view, 'host') ? deed('go on', 'Go on without what the rules refuse', tools.takeBack) : null,
    el('ul', { class: 'last', 'aria-label': 'What happened last' }, ...last.map((line) => el('li', {}, line.says))),
  ];
}

function ranking(places) {
  const cell = (text) => el('td', {}, String(text ?? ''));
  return el(
    'table',
    { class: 'ranking' },
    el('caption', {}, 'Ranking at the end'),
    el('tr', {}, ...['', 'Player', 'Worth', 'Cash', 'Shares', 'Privates'].map((name) => el('th', { scope: 'col' }, name))),
    ...places.map((place) =>
      el('tr', {}, cell(place.place), el('th', { scope: 'row' }, place.player),
        ...[place.worth, place.cash, place.shares, place.privates].map(cell)),
    ),
  );
}
