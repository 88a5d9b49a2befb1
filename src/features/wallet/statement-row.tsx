import { Trans } from '@lingui/react/macro';

import type { WalletEntry } from '#contract/wallet.ts';
import { StatementLine } from '#src/blocks/statement-line.tsx';
import { formatChange } from '#src/lib/money-in-tables.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { useEntryWords } from './use-entry-words.ts';

/** What moved, when, how much, and what the wallet held after it. */
export function StatementRow({ entry: { at, kind, fils, balance, doctype, docno, who } }: { entry: WalletEntry }) {
  const locale = useLocale();
  const words = useEntryWords();
  return (
    <StatementLine
      words={words[kind]}
      who={who}
      order={doctype === 'RSO' ? docno : 0}
      at={at}
      change={formatChange(fils, locale)}
      isIn={fils > 0}
      left={
        <Trans>
          Balance <bdi>{formatMoney(balance, locale)}</bdi>
        </Trans>
      }
    />
  );
}
