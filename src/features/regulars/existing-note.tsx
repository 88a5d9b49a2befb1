import { Trans } from '@lingui/react/macro';

import type { RegularOffer } from '#contract/regulars.ts';
import type { Locale } from '#contract/urls.ts';
import { dayWithin } from '#src/blocks/moment-within.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { comma } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './regular-form.module.css';

interface Props {
  existing: NonNullable<RegularOffer['existing']>;
  /** Whether what is chosen here is paid at once; null where that is not chosen. */
  paysNow: boolean | null;
  /** Whether it was opened to be changed: its shopper knows that there is one. */
  isChange: boolean;
}

/** It is ordered regularly already: what becomes of that, and of what was paid for it. */
export function ExistingNote({ existing, paysNow, isChange }: Props) {
  const locale = useLocale();
  const [first, second] = existing.ordered;
  const ordered =
    first !== undefined &&
    (second === undefined ? (
      <Trans>
        The delivery of <bdi>{dayWithin(first, locale)}</bdi> is an order already, and comes as it is.
      </Trans>
    ) : (
      <Trans>These deliveries are orders already, and come as they are: {listOf(existing.ordered, locale)}.</Trans>
    ));
  const moneyBack = existing.isPaid && (
    <Trans>What you paid for deliveries that are still to come goes back into your wallet.</Trans>
  );
  if (isChange) {
    if (paysNow !== true && !existing.isPaid && !ordered) return null;
    return (
      <div className={styles.note}>
        <p>
          {ordered} {paysNow === true && <Trans>It changes once it is paid.</Trans>} {moneyBack}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <p>
        <strong>
          <Trans>You have this as a regular order already.</Trans>
        </strong>{' '}
        {paysNow === true ? (
          <Trans>What you choose here takes its place once it is paid.</Trans>
        ) : (
          <Trans>What you choose here takes its place.</Trans>
        )}{' '}
        {ordered} {moneyBack}{' '}
        <PanelLink path="/account/myregulars" panel="myregulars" params={{}} isOver>
          <Trans>My regulars</Trans>
        </PanelLink>
      </p>
    </div>
  );
}

function listOf(days: readonly string[], locale: Locale): string {
  return days.map((day) => dayWithin(day, locale)).join(`${comma(locale)} `);
}
