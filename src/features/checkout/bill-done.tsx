import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import type { BillStanding } from '#contract/bills.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { EgiftCard } from '#src/blocks/egift-card.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { forgetEgift } from '#src/domain/egifts/left-egift.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { GiftOnItsWay } from './gift-on-its-way.tsx';
import { useBillWords } from './use-bill-words.ts';

import boxes from '#src/ui/box.module.css';
import styles from './bill-summary.module.css';

/** A bill that is paid, also after a reload: what was paid for, to whom, and the way on. */
export function BillDone({ bill: { kind, fils, email, bonus, hasGoods, gift } }: { bill: BillStanding }) {
  const locale = useLocale();
  const { t } = useLingui();
  const words = useBillWords(kind);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It takes the place of the form, and of the dialog that had the focus.
    scrollTo({ top: 0 });
    here.current?.focus({ preventScroll: true });
    if (kind === 'egift') forgetEgift();
  }, [kind]);
  return (
    <div ref={here} tabIndex={-1} className={`${boxes.screen} ${styles.done}`}>
      <ScreenHeader title={t`Payment done`} back={words.back} />
      {gift && <EgiftCard fils={fils} name={gift.name} senderName={gift.senderName} />}
      <Notice icon="check-circle" title={words.done} said="status">
        <p>
          <bdi>{formatMoney(fils, locale)}</bdi>
          {email !== '' && (
            <>
              {' · '}
              <bdi dir="ltr">{email}</bdi>
            </>
          )}
        </p>
        {bonus > 0 && (
          <p>
            <Trans>
              With a bonus of <bdi>{formatMoney(bonus, locale)}</bdi>
            </Trans>
          </p>
        )}
        {gift ? <GiftOnItsWay gift={gift} /> : <p>{words.after}</p>}
        {hasGoods && (
          <p>
            <Trans>A gift comes with it: we will contact you about where to send it.</Trans>
          </p>
        )}
        <AppLink path={words.back} className={buttonClass('primary')}>
          {words.backTo}
        </AppLink>
        {words.form !== undefined && (
          <AppLink path={words.form} className={buttonClass('plain')}>
            <Trans>Send another</Trans>
          </AppLink>
        )}
      </Notice>
    </div>
  );
}
