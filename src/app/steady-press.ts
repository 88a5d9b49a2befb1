/** A finger that rests moves so much, in pixels. */
const SLOP = 10;

interface Press {
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** Where the control stood. */
  readonly left: number;
  readonly top: number;
}

/**
 * From now on, a press that began on a button or a link counts for it though the page moved below the finger before it was lifted, as when
 * the bar that tells of the signal comes: the browser gives such a click to whatever lies there then, and the tap would be lost.
 */
export function steadyPresses(): void {
  let press: Press | null = null;
  const forget = (): void => void (press = null);
  document.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
      if (!control) return forget();
      const { left, top } = control.getBoundingClientRect();
      press = { control, x: clientX, y: clientY, left, top };
    },
    true,
  );
  // The finger scrolls.
  document.addEventListener('pointercancel', forget, true);
  document.addEventListener(
    'click',
    (event) => {
      const begun = press;
      forget();
      if (!begun || !isElsewhere(begun, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      begun.control.click();
    },
    true,
  );
}

/** The control moved, the finger did not, and the click is of something else. */
function isElsewhere({ control, x, y, left, top }: Press, { target, clientX, clientY }: MouseEvent): boolean {
  if (!control.isConnected || (target instanceof Node && control.contains(target))) return false;
  const now = control.getBoundingClientRect();
  const hasMoved = Math.hypot(now.left - left, now.top - top) > 1;
  return hasMoved && Math.hypot(clientX - x, clientY - y) <= SLOP;
}
