import { el } from './dom.js';
import { button, grouped, now, row } from './rows.js';
import * as turns from './turn.js';

/** A merger: who takes part, what is formed, and what that would be. */
export function merger(hand) {
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
