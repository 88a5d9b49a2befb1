/** The id of the list of what cannot be had: it is above the form, and the bar's button leads there. */
export const UNAVAILABLE_LIST = 'checkout-unavailable';

/** Brings it into sight, with the keyboard on its first button. */
export function leadToUnavailable(): void {
  const list = document.getElementById(UNAVAILABLE_LIST);
  list?.querySelector('button')?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'center' });
}
