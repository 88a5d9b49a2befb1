/**
 * Stars and words for an order that were not sent yet, in sessionStorage: a sheet that closes by a slip loses none of them. Ends with the tab,
 * and signing out erases it (offline/erase-device.ts). Tips are chosen anew each time: they are money.
 */
import type { Rating } from './rate.ts';

type Draft = Pick<Rating, 'delivery' | 'product' | 'comment'>;

const keyOf = (userId: number, docno: number): string => `zad-rating-draft-${userId}-${docno}`;

/** Nothing where there is none, or the browser keeps nothing. */
export function ratingDraft(userId: number, docno: number): Partial<Draft> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, docno)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { delivery, product, comment }: Record<string, unknown> = { ...kept };
    return {
      delivery: starsOf(delivery),
      product: starsOf(product),
      comment: typeof comment === 'string' ? comment : '',
    };
  } catch {
    return {};
  }
}

/** Null: it was sent or skipped. */
export function keepRatingDraft(userId: number, docno: number, draft: Draft | null): void {
  try {
    const key = keyOf(userId, docno);
    if (draft === null || (draft.delivery === null && draft.product === null && draft.comment === '')) {
      sessionStorage.removeItem(key);
    } else {
      const { delivery, product, comment } = draft;
      sessionStorage.setItem(key, JSON.stringify({ delivery, product, comment }));
    }
  } catch {
    // It lasts as long as the panel then.
  }
}

function starsOf(kept: unknown): number | null {
  return typeof kept === 'number' && [1, 2, 3, 4, 5].includes(kept) ? kept : null;
}
