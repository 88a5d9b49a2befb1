/** About a second: by then the rows around the card have been drawn. */
const FRAMES = 60;

/** CSS pixels by which the browser itself scrolls at most to make up for a row. More is a jump: of a scrollbar, of a screen reader. */
const JUMP = 150;

/** What a shopper does who wants to be elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a card at its height on the screen (`top`, CSS pixels) while rows above it are drawn for the first time and change theirs, for which the
 * browser does not always make up. Ends with the shopper's first move or a jump, with the card, or after a second.
 */
export function holdCard(card: Element, top: number): void {
  let left = FRAMES;
  let at = scrollY;
  const release = (): void => {
    left = 0;
    for (const move of MOVES) removeEventListener(move, release, true);
  };
  const hold = (): void => {
    if (left <= 0) return;
    left -= 1;
    if (left === 0 || card.getClientRects().length === 0 || Math.abs(scrollY - at) > JUMP) return release();
    const moved = card.getBoundingClientRect().top - top;
    // Less is the rounding of the scroll to whole pixels.
    if (Math.abs(moved) >= 1) scrollBy(0, moved);
    at = scrollY;
    requestAnimationFrame(hold);
  };
  for (const move of MOVES) addEventListener(move, release, { capture: true, passive: true });
  hold();
}
