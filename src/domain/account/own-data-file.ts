import type { QueryClient } from '@tanstack/react-query';

import { exportMyData } from '#contract/account.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';

export interface TextFile {
  name: string;
  text: string;
}

/** Everything the shop holds of the shopper, as JSON that a person can read too. */
export async function ownDataFile(client: QueryClient): Promise<Result<TextFile, AppError>> {
  const answer = await sendCall(client, exportMyData, {});
  if (!answer.ok) return answer;
  const { madeAt, data } = answer.value.value;
  const text = `${JSON.stringify({ exportedAt: madeAt, ...data }, null, 2)}\n`;
  return { ok: true, value: { name: `zad-my-data-${madeAt.slice(0, 10)}.json`, text } };
}
