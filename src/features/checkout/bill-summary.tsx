import { Plural, Trans } from '@lingui/react/macro';

import type { BillStanding } from '#contract/bills.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { GiftFacts } from './gift-facts.tsx';
import { useBillWords } from './use-bill-words.ts';

import styles from './bill-summary.module.css';

/** What a bill is for, what it comes to, whose order a tip is of, and whom a gift goes to, as the shop says. */
export function BillSummary({ bill }: { bill: BillStanding }) {
  const { kind, fils, email, bonus, hasGoods, orderDocno, regular, gift } = bill;
  const { name, others = 0, deliveries = 0 } = regular ?? {};
  const locale = useLocale();
  const words = useBillWords(kind);
  return (
    <CheckoutBlock icon={words.icon} title={<Trans>What you pay for</Trans>}>
      <dl className={styles.facts}>
        {name && (
          <div>
            <dt>
              <Plural value={deliveries} one="# delivery of" other="# deliveries of" />
            </dt>
            <dd>
              <bdi>{name[locale]}</bdi>
              {others > 0 && (
                <>
                  {' '}
                  <Plural value={others} one="and # more product" other="and # more products" />
                </>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd>
            <bdi data-testid="bill-amount">{formatMoney(fils, locale)}</bdi>
          </dd>
        </div>
        {orderDocno !== null && (
          <div>
            <dt>
              <Trans>Order</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{`RSO-${orderDocno}`}</bdi>
            </dd>
          </div>
        )}
        {bonus > 0 && (
          <div>
            <dt>
              <Trans>Bonus on top</Trans>
            </dt>
            <dd>
              <bdi>{formatMoney(bonus, locale)}</bdi>
            </dd>
          </div>
        )}
        {hasGoods && (
          <div>
            <dt>
              <Trans>Bonus on top</Trans>
            </dt>
            <dd>
              <Trans>A gift that we send you</Trans>
            </dd>
          </div>
        )}
        {(gift || email !== '') && (
          <div>
            <dt>
              <Trans>To</Trans>
            </dt>
            <dd>
              {gift && (
                <>
                  <bdi>{gift.name}</bdi>
                  <br />
                </>
              )}
              <bdi dir="ltr">{email}</bdi>
            </dd>
          </div>
        )}
        {gift && <GiftFacts gift={gift} />}
      </dl>
    </CheckoutBlock>
  );
}
