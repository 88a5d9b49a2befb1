/** What the wallet's page reads. Kept with the shopper, and read without signal. */
import type { QueryClient } from '@tanstack/react-query';

import { readBulkTopUps, readWallet, readWalletStatement } from '#contract/wallet.ts';
import type { Decoded } from '#contract/wire.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { privateQuery } from '#src/net/private-query.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { readAnswer, sendCall } from '#src/net/read-query.ts';

const STATEMENT_PAGE = 10;

type Statement = Decoded<(typeof readWalletStatement)['answer']>;

/** What is kept is shown, and asked for again: money may have moved a moment ago. */
export function myWallet() {
  return { ...privateQuery(readWallet, {}), staleTime: 0 };
}

export function bulkTopUps() {
  return privateQuery(readBulkTopUps, {});
}

/** With an input, as the device keeps answers: without one it would be another answer after the next start. */
const statementKey: [string, object] = [readWalletStatement.name, {}];

/** The statement as far as it was seen: one answer that grows by ten. */
export function myStatement() {
  return {
    ...privateQuery(readWalletStatement, { size: STATEMENT_PAGE }),
    staleTime: 0,
    queryKey: statementKey,
    queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
      readAnswer(client, readWalletStatement, { size: Math.max(STATEMENT_PAGE, seenOf(client)) }, signal),
  };
}

export async function loadMoreEntries(client: QueryClient): Promise<Result<unknown, AppError>> {
  const more = await sendCall(client, readWalletStatement, { size: seenOf(client) + STATEMENT_PAGE });
  if (more.ok) client.setQueryData(statementKey, more.value);
  return more;
}

/** Balance and statement are read again where they are on the screen, else when they are shown next. */
export function refreshWallet(client: QueryClient): void {
  for (const { name } of [readWallet, readWalletStatement]) void client.invalidateQueries({ queryKey: [name] });
}

const seenOf = (client: QueryClient): number => client.getQueryData<Answered<Statement>>(statementKey)?.value.size ?? 0;
