/** A turn as a text, for the host to play while this page is not connected. */

/** Bytes as hexadecimal digits: chat programs would take other signs for markup. */
function digits(text) {
  return encodeURIComponent(text).replace(/%(..)|(.)/g, (_, byte, sign) =>
    byte ? byte.toLowerCase() : sign.charCodeAt(0).toString(16).padStart(2, '0'));
}

/**
 * The text of a turn.
 *
 * @param view what was offered, with the seal of this seat for it
 * @param deed what is picked of it
 * @param says the same in words
 */
export function copiedTurn(view, deed, says) {
  const turn = { seat: view.you.player, ...view.copying, ...deed };
  return `${view.title}, ${view.moment}, ${turn.seat}: ${says}\n[turn ${digits(JSON.stringify(turn))}]`;
}
