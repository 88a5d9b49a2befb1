/** Names a placed order: what the panels that act on one are opened with. */
export interface PlacedRef {
  readonly docno: number;
  readonly doctype: 'RSO';
}

/** As the shop writes it, such as RSO-1001. */
export function orderNumber({ docno, doctype }: PlacedRef): string {
  return `${doctype}-${docno}`;
}
