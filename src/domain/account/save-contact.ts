import type { QueryClient } from '@tanstack/react-query';

import { changeMobile, proveEmail, sendEmailCode, sendMobileCode } from '#contract/contact.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';
import { rememberUser, sessionUser } from '#src/state/session.ts';

import { myProfile } from './queries.ts';

/** How the shop reaches a shopper. */
export type Contact = 'email' | 'mobile';

type Sent = Promise<Result<unknown, AppError>>;

/** The code that proves it, by mail or by SMS. */
export function sendContactCode(client: QueryClient, contact: Contact, address: string): Sent {
  return contact === 'email'
    ? sendCall(client, sendEmailCode, { email: address })
    : sendCall(client, sendMobileCode, { phone: address });
}

export interface ContactProof {
  address: string;
  code: string;
  /** Empty where it is not asked for. */
  password: string;
}

/** Keeps a proved e-mail or number, and reads the profile again. */
export async function saveContact(
  client: QueryClient,
  contact: Contact,
  { address, code, password }: ContactProof,
): Promise<Result<null, AppError>> {
  const saved =
    contact === 'email'
      ? await sendCall(client, proveEmail, { email: address, code, password })
      : await sendCall(client, changeMobile, { phone: address, code, password });
  if (!saved.ok) return saved;
  await client.invalidateQueries({ queryKey: myProfile().queryKey });
  const user = sessionUser();
  if (user && contact === 'email') rememberUser({ ...user, email: address });
  return { ok: true, value: null };
}
