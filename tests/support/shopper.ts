/** A shopper of a test's own, made through the API and its outbox as a person would. */
import type { APIRequestContext, Page } from '@playwright/test';

import { hydrated } from './in-both-languages.ts';

export interface Shopper {
  email: string;
  password: string;
  /** E.164 */
  mobile: string;
  firstName: string;
}

/** Each shopper comes from an address of their own: from one alone, a run would soon be too many (server/session/limits.ts). */
export const fromSomewhere = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`,
});

let count = 0;

/** Unlike any other, in this run and in those before it. */
export function newShopper(firstName = 'Sara'): Shopper {
  count += 1;
  const unique = `${Date.now()}${process.pid}${count}`;
  return {
    email: `sara.${unique}@example.ae`,
    password: `camel ${unique}`,
    mobile: `+97150${unique.slice(-7)}`,
    firstName,
  };
}

/** The newest code to a phone number or an e-mail address, out of the outbox; `about` are words of its message. */
export async function newestCode(request: APIRequestContext, to: string, about = ''): Promise<string> {
  const page = await (await request.get('/_outbox')).text();
  const message = page.split('<article').find((one) => one.includes(`<bdi>${to}</bdi>`) && one.includes(about));
  const code = /data-code="(\d{6})"/.exec(message ?? '')?.[1];
  if (code === undefined) throw new Error(`no code for ${to} in the outbox`);
  return code;
}

/** An account with this shopper's e-mail, number and password. */
export async function register(request: APIRequestContext, shopper: Shopper): Promise<void> {
  const sent = { 'x-zad-client': 'web', ...fromSomewhere() };
  const call = async (path: string, data: unknown): Promise<void> => {
    const answer = await request.post(`/ecomapi/accountinfo/${path}`, { headers: sent, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  await call('SendOTP', { sendtotype: 'toMobile', phonenumber: shopper.mobile, code: '0' });
  await call('signup', {
    firstname: shopper.firstName,
    email: shopper.email,
    cellphone: shopper.mobile,
    password: shopper.password,
    providerCode: await newestCode(request, shopper.mobile),
    source: 'WEB',
    status: 1,
  });
}

export interface SignedIn {
  /** As the device remembers it; `userDocNo` is the shopper's id. */
  user: { userDocNo: number };
  /** Where the shopper is: for what they ask from then on. */
  from: { 'x-forwarded-for': string };
}

/** The session's cookie is the request context's from then on. */
export async function logInByCall(
  request: APIRequestContext,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
): Promise<SignedIn> {
  const from = fromSomewhere();
  const headers = { 'x-zad-client': 'web', ...from };
  const answer = await request.post('/ecomapi/accountinfo/login', { headers, data: { email, password } });
  if (!answer.ok()) throw new Error(await answer.text());
  return { user: ((await answer.json()) as { data: SignedIn }).data.user, from };
}

/** Registers and signs in, all by calls: what it is to sign in by hand is the business of 101. */
export async function signInByCall(page: Page, shopper: Shopper): Promise<void> {
  await register(page.request, shopper);
  const { user, from } = await logInByCall(page.request, shopper);
  await page.setExtraHTTPHeaders(from);
  // The device remembers who it is that signed in; a file of the store's origin runs no app.
  await page.goto('/favicon.svg');
  await page.evaluate((known) => localStorage.setItem('zad.user', known), JSON.stringify(user));
}

/** Signs in as this new shopper and opens the page. */
export async function openAs(page: Page, shopper: Shopper, path: string): Promise<void> {
  await signInByCall(page, shopper);
  await page.goto(path);
  await hydrated(page);
}

/** An address in Dubai Marina, of the shopper whose session the page has; the first one is the default. */
export async function addAddressByCall(
  page: Pick<Page, 'request'>,
  type: 'home' | 'work',
  line1: string,
): Promise<void> {
  const answer = await page.request.post('/ecomapi/accountinfo/addAddress', {
    headers: { 'x-zad-client': 'web' },
    data: {
      type,
      addrLine1: line1,
      addrMobile: '+971501234567',
      addrStateDocno: 2,
      addrAreaDocno: 2392,
      addrLatitude: null,
      addrLongitude: null,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Fills the login panel that is open, or opens: a form may lie under it that asks for an e-mail too. */
export async function signInByPanel(page: Page, shopper: Pick<Shopper, 'email' | 'password'>): Promise<void> {
  const panel = page.getByRole('dialog').filter({ has: page.locator('input[name="password"]') });
  await panel.locator('input[name="email"]').fill(shopper.email);
  await panel.locator('input[name="password"]').fill(shopper.password);
  await panel.locator('input[name="password"]').press('Enter');
  await panel.waitFor({ state: 'hidden' });
}
