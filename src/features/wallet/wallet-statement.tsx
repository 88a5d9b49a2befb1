import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { loadMoreEntries, myStatement } from '#src/domain/wallet/queries.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { StatementRow } from './statement-row.tsx';

import boxes from './wallet.module.css';

/** The mini statement, straight from the shop's books, a page at a time. */
export function WalletStatement() {
  const { t } = useLingui();
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const [isLoading, setIsLoading] = useState(false);
  const query = useMine(myStatement());
  const load = async (): Promise<void> => {
    setIsLoading(true);
    const more = await loadMoreEntries(client);
    setIsLoading(false);
    if (!more.ok) showToast(t`The rest could not be loaded. Please try again.`, 'error');
  };
  return (
    <section className={boxes.box} aria-labelledby="wallet-statement">
      <h2 id="wallet-statement" className={boxes.title}>
        <Trans>Mini statement</Trans>
      </h2>
      <AnswerWithAge query={query} skeleton={<Skeleton height="240px" />} isAgeSaid={false}>
        {({ entries, count }) =>
          entries.length === 0 ? (
            <p className={boxes.soft}>
              <Trans>Nothing has come in or gone out yet.</Trans>
            </p>
          ) : (
            <>
              <ul>
                {entries.map((entry) => (
                  <StatementRow key={entry.id} entry={entry} />
                ))}
              </ul>
              {entries.length < count && (
                <Button
                  look="quiet"
                  aria-disabled={isLoading || isOffline}
                  onClick={() => void (isLoading || isOffline || load())}
                >
                  {isOffline ? <Trans>This needs a connection</Trans> : <Trans>Show more</Trans>}
                </Button>
              )}
            </>
          )
        }
      </AnswerWithAge>
      <PanelLink path="/account/mystatement" panel="mystatement" params={{}} isOver className={boxes.link}>
        <Trans>What you bought, month by month</Trans>
      </PanelLink>
    </section>
  );
}
