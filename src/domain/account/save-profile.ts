import type { QueryClient } from '@tanstack/react-query';

import { updateMyProfile, type Profile, type ProfileChange } from '#contract/account.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';
import { rememberUser, sessionUser } from '#src/state/session.ts';

import { myProfile } from './queries.ts';

/** What a shopper may type into the profile. */
export type ProfileEdit = Pick<
  Profile,
  | 'firstName'
  | 'lastName'
  | 'alternateEmail'
  | 'alternateMobile'
  | 'discountCoupon'
  | 'packing'
  | 'printsInvoice'
  | 'alternative'
  | 'wantsOffers'
>;

/** Saves the profile, then reads it again: the server trims names and writes numbers its own way. */
export async function saveProfile(client: QueryClient, edit: ProfileEdit): Promise<Result<null, AppError>> {
  const change: ProfileChange = { ...edit, docType: null, id: null, email: null, mobile: null };
  const saved = await sendCall(client, updateMyProfile, change);
  if (!saved.ok) return saved;
  await client.invalidateQueries({ queryKey: myProfile().queryKey });
  const user = sessionUser();
  if (user) rememberUser({ ...user, firstName: edit.firstName.trim(), lastName: edit.lastName.trim() });
  return { ok: true, value: null };
}
