/** The turn that a view holds. */
export function turnOf(view) {
  if (view.turn) return view.turn.mine ? view.turn : null;
  return plain(view.choices ?? []);
}

const KINDS = { 'lay-tile': 'TRACK', 'run-trains': 'RUNS', dividend: 'DIVIDEND' };

/** A turn of bare choices. */
function plain(choices) {
  if (choices.length === 0) return null;
  const rows = new Map();
  let pass = null;
  for (const each of choices) {
    const action = each.action ?? {};
    const offer = each.offer ?? each.id;
    if (action.type === 'pass' && !pass) {
      pass = { offer, says: each.says };
      continue;
    }
    const tile = each.tile ?? action.tile;
    const hexes = each.hexes?.length ? each.hexes : action.hex ? [action.hex] : [];
    const key = tile ? `${hexes} ${tile}` : action.type === 'start' ? 'start ' + action.company : offer;
    if (!rows.has(key))
      rows.set(key, { group: '', says: each.says, company: action.company ?? '', value: '', details: [], variants: [] });
    rows.get(key).variants.push({
      offer,
      says: each.says,
      brief: action.par ? String(action.par) : '',
      hexes,
      tile,
      rotation: each.rotation ?? action.rotation ?? 0,
      city: action.city,
      amount: each.amount ?? null,
    });
  }
  const first = choices.find((each) => each.action?.type !== 'pass')?.action?.type;
  const stock = /start|share/.test(first ?? '') ? 'STOCK' : 'ANSWERS';
  return { kind: KINDS[first] ?? stock, entity: '', rows: [...rows.values()], aside: {}, pass };
}
