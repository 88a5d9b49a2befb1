/** A picture by its name: as it is kept, or drawn from the SVG of the same name and then kept, for every replica. */
import { eq } from 'drizzle-orm';

import type { Database } from '#server/kit/database.ts';
import { Slots } from '#server/kit/slots.ts';
import { drawRaster, WEBP } from '#server/pictures/draw-raster.ts';

import type { ImageRow } from './rows.ts';
import { image } from './table.ts';

const NAME = /^[\w-]{1,80}\.\w{2,5}$/;
/** `0123abcd.webp` and `0123abcd-large.webp` are drawn from `0123abcd.svg`. */
const DRAWN = /^([\w-]+?)(-large)?\.webp$/;

/** Drawings under way, so that one asked for twice at once is drawn once. */
const underWay = new Map<string, Promise<ImageRow>>();

/** Two at a time: a drawing keeps a processor busy, and shoppers wait for the same ones. */
const drawings = new Slots({ atOnce: 2, waiting: 200, patience: 10_000 });

/** Undefined where there is no such picture. */
export async function readPicture(
  db: Database,
  name: string,
  /** Called before a picture is drawn, which takes a tenth of a second; may throw. */
  onDrawing?: () => void,
): Promise<ImageRow | undefined> {
  if (!NAME.test(name)) return undefined;
  const kept = await find(db, name);
  if (kept) return kept;
  const [, stem, isLarge] = DRAWN.exec(name) ?? [];
  const source = stem === undefined ? undefined : await find(db, `${stem}.svg`);
  if (!source) return undefined;
  if (!underWay.has(name)) onDrawing?.();
  const drawn = underWay.get(name) ?? draw(db, name, source, isLarge !== undefined);
  underWay.set(name, drawn);
  return drawn.finally(() => underWay.delete(name));
}

async function draw(db: Database, name: string, source: ImageRow, isLarge: boolean): Promise<ImageRow> {
  const body = await drawings.run(() => drawRaster(source.body, isLarge ? 'large' : 'small'));
  const row: ImageRow = { name, type: WEBP, body };
  await db.orm.insert(image).values(row).onConflictDoNothing();
  return row;
}

async function find(db: Database, name: string): Promise<ImageRow | undefined> {
  const [row] = await db.orm.select().from(image).where(eq(image.name, name));
  return row;
}
