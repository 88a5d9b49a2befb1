import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';

import type { Regular } from '#contract/regulars.ts';
import { sayHours } from '#contract/rules/hours.ts';
import { comma } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { filsOfOne } from './fils-of-one.ts';
import { GroupedProduct } from './grouped-product.tsx';
import { NextDays } from './next-days.tsx';
import { PayButton } from './pay-button.tsx';
import { PayState } from './pay-state.tsx';
import { weekdayName } from './weekday-name.ts';

import styles from './regulars.module.css';

/** Regular orders that come on the same days at the same hours and are paid the same way: each is a row of it, with its own menu. */
export function RegularGroup({ regulars }: { regulars: readonly [Regular, ...Regular[]] }) {
  const locale = useLocale();
  const id = useId();
  const [first] = regulars;
  const { days, time, weeks, payState, billFils, left } = first;
  const isUnpaid = payState === 'UNPAID';
  const chosen = days.filter(({ isChosen }) => isChosen).map((day) => weekdayName(day, locale));
  const names = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(chosen);
  const next = regulars.toSorted((one, other) => (nearestOf(one) < nearestOf(other) ? -1 : 1))[0] ?? first;
  const sum = (of: (one: Regular) => number): number => regulars.reduce((all, one) => all + of(one), 0);
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {chosen.length === 7 ? <Trans>Every day</Trans> : <Trans>Every {names}</Trans>}
        {`${comma(locale)} `}
        <bdi>{sayHours(time, locale)}</bdi>
      </h3>
      <div className={styles.facts}>
        <NextDays regular={next} />
        {isUnpaid && (
          <p>
            <Trans>Nothing comes until it is paid</Trans>
          </p>
        )}
        <p>
          <Plural value={weeks} one="# week" other="# weeks" />
        </p>
        {!isUnpaid && regulars.every((one) => one.left === left) && (
          <p>
            <Plural value={left} one="# delivery to come" other="# deliveries to come" />
          </p>
        )}
      </div>
      <ul>
        {regulars.map((one) => (
          <GroupedProduct key={one.docno} regular={one} next={next} />
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.sum}>
          <Trans>Each delivery</Trans>
          <bdi>{formatMoney(sum(filsOfOne), locale)}</bdi>
          <PayState payState={payState} />
        </span>
        {isUnpaid && <PayButton regular={first} />}
      </div>
      {isUnpaid && billFils > sum(({ fils }) => fils) && (
        <p className={styles.soft}>
          <Trans>It is paid together with the other products of its order</Trans>
        </p>
      )}
    </article>
  );
}

function nearestOf({ orderedDay, nextDay }: Regular): string {
  return orderedDay || nextDay;
}
