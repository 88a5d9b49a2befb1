/** Which delivered orders this device asked the shopper to rate, once each (the same is meant for other questions by remaining.md C29). */
import { deviceUser } from '#src/state/session.ts';

const nameOf = (docno: number): string => `zad.rating-asked.${deviceUser()?.id ?? 0}.${docno}`;

export function isRatingAsked(docno: number): boolean {
  return localStorage.getItem(nameOf(docno)) !== null;
}

export function noteRatingAsked(docno: number): void {
  localStorage.setItem(nameOf(docno), '1');
}
