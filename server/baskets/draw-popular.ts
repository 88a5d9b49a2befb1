/**
 * Draws the pictures that most shoppers meet, those of the shelves and of what is bought most, before anybody asks for them: in a shop that
 * has just started each would else be drawn while its first shopper looks at an empty place (server/catalogue/read-picture.ts).
 */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { asc, inArray } from 'drizzle-orm';

import { readPicture } from '#server/catalogue/read-picture.ts';
import { category, item } from '#server/catalogue/table.ts';
import type { Queryable } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';

import { popular } from './store.ts';

/** Of products: the first screens of home, and what the search offers before anything is typed. */
const MOST = 60;
/** Since the last request: a page asks for all of its own within less. */
const QUIET_MS = 1000;

export interface Drawing {
  /** Draws no more, and waits for the one at hand. */
  stop(): Promise<void>;
}

/** Answers at once. One picture at a time, and only while nobody asks the server for anything: shoppers wait for nothing here. */
export function drawPopular({ db, log }: Pick<Deps, 'db' | 'log'>, server: Server, quietMs = QUIET_MS): Drawing {
  const ending = new AbortController();
  const { signal } = ending;
  let askedAt = performance.now();
  const note = (): void => void (askedAt = performance.now());
  const quiet = async (): Promise<void> => {
    for (;;) {
      const left = askedAt + quietMs - performance.now();
      if (left <= 0) return signal.throwIfAborted();
      // Somebody may have asked meanwhile.
      await pause(left, undefined, { signal });
    }
  };
  const draw = async (): Promise<void> => {
    await quiet();
    for (const name of await popularPictures(db.orm)) {
      await quiet();
      await readPicture(db, name);
    }
  };
  server.on('request', note);
  const over = draw()
    .catch((error: unknown) => {
      // They are drawn when they are asked for, as all others are.
      if (!signal.aborted) log.warn({ err: error }, 'the popular pictures were not drawn ahead');
    })
    .finally(() => server.off('request', note));
  return {
    stop: async () => {
      ending.abort();
      await over;
    },
  };
}

/** The names of the pictures, in the order in which they are met. */
async function popularPictures(db: Queryable): Promise<Set<string>> {
  const shelves = await db.select({ image: category.image }).from(category).orderBy(asc(category.position));
  const codes = await popular(db, [], MOST);
  const items = await db.select({ code: item.code, image: item.image }).from(item).where(inArray(item.code, codes));
  const byCode = new Map(items.map(({ code, image }) => [code, image]));
  const images = [...shelves.map(({ image }) => image), ...codes.map((code) => byCode.get(code) ?? '')];
  return new Set(images.map((image) => image.replace(/^.*\//, '')));
}
