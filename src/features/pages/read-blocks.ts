/** Reads content files: what is missing, or in one language only, fails with the place where it stands. */
import type { Block, Both, PageLink } from './blocks.ts';

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(raw: unknown, place: string): Fields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error(`${place}: no object`);
  return raw as Fields;
}

export function readBoth(raw: unknown, place: string): Both {
  const { en, ar } = fieldsOf(raw, place);
  return { en: readText(en, `${place}.en`), ar: readText(ar, `${place}.ar`) };
}

export function readDay(raw: unknown, place: string): string {
  const day = readText(raw, place);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw new Error(`${place}: no ISO day`);
  return day;
}

export function readBlocks(raw: unknown, place: string): Block[] {
  return readAll(raw, `${place}.blocks`, readBlock);
}

/** A list of at least one, each read by `read`. */
export function readAll<Item>(raw: unknown, place: string, read: (raw: unknown, place: string) => Item): Item[] {
  if (!Array.isArray(raw) || raw.length === 0) throw new Error(`${place}: nothing in it`);
  return raw.map((item, index) => read(item, `${place}[${index}]`));
}

function readBlock(raw: unknown, place: string): Block {
  const { kind, level, text, isOrdered, items, caption, columns, rows } = fieldsOf(raw, place);
  switch (kind) {
    case 'heading':
      if (level !== 2 && level !== 3) throw new Error(`${place}: a heading of level ${String(level)}`);
      return { kind, level, text: readBoth(text, place) };
    case 'paragraph':
    case 'note':
    case 'contact':
      return { kind, text: readBoth(text, place) };
    case 'list':
      return { kind, isOrdered: isOrdered === true, items: readAll(items, place, readBoth) };
    case 'links':
      return { kind, items: readAll(items, place, readLink) };
    case 'table': {
      const heads = readAll(columns, `${place}.columns`, readBoth);
      const body = readAll(rows, `${place}.rows`, (row, at) => readAll(row, at, readBoth));
      if (body.some((row) => row.length !== heads.length)) throw new Error(`${place}: rows of other lengths`);
      return { kind, caption: readBoth(caption, place), columns: heads, rows: body };
    }
    default:
      throw new Error(`${place}: a block of kind ${String(kind)}`);
  }
}

/** docs/security.md row 37: a link leads to https or within the shop, never to a script or another's protocol. */
function readLink(raw: unknown, place: string): PageLink {
  const { text, to } = fieldsOf(raw, place);
  const target = readBoth(to, `${place}.to`);
  const isSane = (address: string): boolean => /^(?:https:\/\/[a-z0-9]|\/[a-z])/.test(address);
  if (!isSane(target.en) || !isSane(target.ar)) throw new Error(`${place}: leads to ${target.en}, ${target.ar}`);
  return { text: readBoth(text, place), to: target };
}

function readText(raw: unknown, place: string): string {
  if (typeof raw !== 'string' || raw.trim() === '') throw new Error(`${place}: no text`);
  return raw;
}
