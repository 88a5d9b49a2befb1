import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { recyclingMessages } from '#contract/messages/recycling.ts';
import type { Collection } from '#contract/recycling.ts';
import { saySlot } from '#src/blocks/spoken-dates.ts';
import { cancelPickup } from '#src/domain/recycling/commands.ts';
import { groupCollections, type CollectionGroup } from '#src/domain/recycling/grouped-collections.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

import styles from './recycling.module.css';

/** What is to be collected and what was, each visit with its hours, its containers and their deposit. */
export function CollectionList({ collections }: { collections: readonly Collection[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const [asked, setAsked] = useState<CollectionGroup | null>(null);
  const answer = async (isYes: boolean): Promise<void> => {
    setAsked(null);
    if (!isYes || !asked) return;
    const cancelled = await cancelPickup(client, asked.ids);
    if (cancelled.ok) showToast(t`The collection is cancelled`, 'success');
    else showToast(spoken(cancelled.error, locale, recyclingMessages, recyclingMessages.tooLate), 'error');
  };
  if (collections.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="collections">
      <h2 id="collections" className={styles.title}>
        <Trans>Your collections</Trans>
      </h2>
      <ul className={styles.list}>
        {groupCollections(collections).map((one) => {
          const money = <bdi>{formatMoney(one.deposit, locale)}</bdi>;
          return (
            <li key={one.ids[0]} className={styles.collection}>
              <strong>
                {one.ids.length > 1 && (
                  <>
                    <span>{one.ids.length} ×</span>{' '}
                  </>
                )}
                {one.name[locale]}
              </strong>
              <span className={styles.soft}>
                {one.state === 'collected' ? (
                  <Trans>Collected: {money} went into your wallet</Trans>
                ) : (
                  <bdi>{saySlot(one.startsAt, one.endsAt, locale)}</bdi>
                )}
              </span>
              {one.state === 'asked' && (
                <>
                  <span className={styles.soft}>{one.address[locale]}</span>
                  <span className={styles.soft}>
                    <Trans>Deposit: {money}, into your wallet once it is collected</Trans>
                  </span>
                  <Button look="plain" className={styles.cancel} onClick={() => setAsked(one)}>
                    <Trans>Cancel the collection</Trans>
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <Confirm
          title={t`Cancel the collection?`}
          yes={t`Cancel the collection`}
          no={t`Keep it`}
          onAnswer={(isYes) => void answer(isYes)}
        >
          <Trans>The packaging stays with you, and you can send it back another time.</Trans>
        </Confirm>
      )}
    </section>
  );
}
