/** The session's token: 256 random bits in a cookie that scripts cannot read; the database keeps its hash (security.md row 1). */
import { createHash, randomBytes } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

const DAYS = 24 * 3600;

/** security.md row 3: a device that stays away is signed out after 30 days, and every one after 90. */
export const IDLE_SECONDS = 30 * DAYS;
export const ABSOLUTE_SECONDS = 90 * DAYS;

const TOKEN = /^[\w-]{43}$/;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** `__Host-` binds it to this very host, which browsers only allow on https. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-zad' : 'zad';
}

export function cookieWith(token: string, isSecure: boolean): string {
  return cookie(isSecure, token, ABSOLUTE_SECONDS);
}

export function cookieGone(isSecure: boolean): string {
  return cookie(isSecure, '', 0);
}

function cookie(isSecure: boolean, value: string, maxAge: number): string {
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * The token that a request carries, in the cookie or as a bearer (decisions.md 4). A request with a bearer was let past the check of
 * its origin, so its cookie never counts, however the bearer is written (kit/same-site.ts).
 */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>, isSecure: boolean): string | null {
  if (/^bearer\b/i.test(headers.authorization ?? '')) {
    return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? null;
  }
  const name = `${cookieName(isSecure)}=`;
  const value = (headers.cookie ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(name))
    ?.slice(name.length);
  return value !== undefined && TOKEN.test(value) ? value : null;
}
