/** A menu that closes gives the focus back to its button, a frame later: what takes the focus for itself comes after that. */
export function afterMenu(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
