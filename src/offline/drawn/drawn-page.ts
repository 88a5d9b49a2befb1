/**
 * A page of the shopper's own as it was last drawn, kept with their rows and erased with them. The worker sends it with the page's
 * first bytes, as long as nothing on the device has changed since (`stamp`); the app then draws over it.
 */

/** Text, or an element: its name, its attributes, what is in it. */
export type DrawnNode = string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...DrawnNode[]];

export interface DrawnPage {
  /** Path and query, language included. */
  readonly path: string;
  readonly title: string;
  /** The app's own script: another build has other classes and another style sheet. */
  readonly script: string;
  /** What the device knew when it was drawn: shop-stamp.ts. */
  readonly stamp: string;
  /** DrawnNode[] as JSON. */
  readonly tree: string;
}
