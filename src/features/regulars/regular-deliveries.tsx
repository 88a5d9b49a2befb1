import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { regularDeliveries } from '#src/domain/regulars/queries.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CancelDelivery } from './cancel-delivery.tsx';
import { RegularDeliveryRow } from './regular-delivery-row.tsx';
import { shownFirst } from './shown-first.ts';

import styles from './regulars.module.css';

interface Props {
  docno: number;
  label: string;
}

/** "a table of that subscription's deliveries (item, qty, date and time, payment status, more)" (account.md section 2); rows on a phone. */
export function RegularDeliveries({ docno, label }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const query = useMine(regularDeliveries(docno));
  return (
    <AnswerWithAge query={query} skeleton={<Skeleton height="160px" />}>
      {({ deliveries }) => {
        const shown = showsAll ? deliveries : shownFirst(deliveries);
        const hidden = deliveries.length - shown.length;
        const cancelled = deliveries.find(({ lineId }) => lineId === asked);
        return (
          <>
            <table className={styles.table} aria-label={label}>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Item</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Qty</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Date and time</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Payment</Trans>
                  </th>
                  <th scope="col">
                    <Trans>More</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((one) => (
                  <RegularDeliveryRow key={one.lineId} delivery={one} onCancel={() => setAsked(one.lineId)} />
                ))}
              </tbody>
            </table>
            {hidden > 0 && (
              <Button look="quiet" onClick={() => setShowsAll(true)}>
                <Plural value={deliveries.length} one="Show # delivery" other="Show all # deliveries" />
              </Button>
            )}
            {cancelled && <CancelDelivery delivery={cancelled} onAnswered={() => setAsked(null)} />}
          </>
        );
      }}
    </AnswerWithAge>
  );
}
