/** What a shopper does about friends whom they invite. Each needs the network; nothing is queued. */
import type { QueryClient } from '@tanstack/react-query';

import { readReferrals, sendInvitation, updateReferee, type AskedInvitation } from '#contract/referrals.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';

type Told = Promise<Result<unknown, AppError>>;

/** Who invited the shopper. A refusal, too, may say that the page is not what it was: an order was delivered meanwhile. */
export async function updateReferrer(client: QueryClient, code: string): Told {
  const named = await sendCall(client, updateReferee, { code });
  await client.invalidateQueries({ queryKey: [readReferrals.name] });
  return named;
}

/** `to`: addresses with commas between them. */
export function inviteByMail(client: QueryClient, invitation: AskedInvitation): Told {
  return sendCall(client, sendInvitation, invitation);
}
