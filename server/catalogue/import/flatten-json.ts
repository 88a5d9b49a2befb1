/** An object of a JSON file as cells by path: { brand: { name: "X" } } has the cell brand.name. */
export type Cells = Record<string, string>;

/** Cells at most of one row. */
const MOST = 500;
const DEEPEST = 10;

/** Lists of plain values are one cell, joined by commas; of what else is in a list, each by its number: images.0.url. */
export function flattenJson(value: object, cells: Cells = Object.create(null) as Cells, path = '', depth = 0): Cells {
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    const at = path === '' ? name : `${path}.${name}`;
    if (Object.keys(cells).length >= MOST && !(at in cells)) return cells;
    if (typeof inner !== 'object') cells[at] = plainText(inner);
    else if (inner === null) cells[at] = '';
    else if (Array.isArray(inner) && inner.every((one) => typeof one !== 'object' || one === null)) {
      cells[at] = inner.map(plainText).join(', ');
    } else if (depth < DEEPEST) flattenJson(inner, cells, at, depth + 1);
  }
  return cells;
}

export function plainText(value: unknown): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}
