/** Pictures of chats in the database. */
import { randomBytes } from 'node:crypto';

import { and, asc, eq } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { chatPictureFile } from './table.ts';

/** Its new name: 192 bits that nobody guesses. @throws a foreign key violation (23503) where the account is gone */
export async function keepPicture(db: Queryable, userId: number, body: Buffer, now: Date): Promise<string> {
  const name = randomBytes(24).toString('base64url');
  await db.insert(chatPictureFile).values({ name, userId, body, createdAt: now });
  return name;
}

/** The shopper's own alone; undefined for what is another's, or is not there. */
export async function readPictureOf(db: Queryable, userId: number, name: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ body: chatPictureFile.body })
    .from(chatPictureFile)
    .where(and(eq(chatPictureFile.name, name), eq(chatPictureFile.userId, userId)));
  return row?.body;
}

/** Without the pictures themselves, the oldest first. */
export function picturesOf(db: Queryable, userId: number): Promise<{ name: string; createdAt: Date }[]> {
  return db
    .select({ name: chatPictureFile.name, createdAt: chatPictureFile.createdAt })
    .from(chatPictureFile)
    .where(eq(chatPictureFile.userId, userId))
    .orderBy(asc(chatPictureFile.createdAt));
}
