import { el } from './dom.js';
import { button, grouped, now } from './rows.js';
import * as turns from './turn.js';
import * as words from './words.js';

/** The runs that are offered or drawn, a line a train, and what draws others. */
export function runs(hand) {
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
