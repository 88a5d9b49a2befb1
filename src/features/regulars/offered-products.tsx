import { Plural, Trans } from '@lingui/react/macro';

import type { OfferedRegular, RegularOffer } from '#contract/regulars.ts';
import { comma } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './regular-form.module.css';

interface Props {
  products: readonly OfferedRegular[];
  /** They have their own quantities: those of an order. */
  isOrder: boolean;
  /** What that order holds besides. */
  leftOut: RegularOffer['leftOut'];
}

/** What would come with each delivery. */
export function OfferedProducts({ products, isOrder, leftOut }: Props) {
  const locale = useLocale();
  const names = leftOut.map(({ name }) => name[locale]).join(`${comma(locale)} `);
  return (
    <>
      <ul className={styles.products}>
        {products.map(({ stockCode, name, units, image, quantity, price }) => (
          <li key={stockCode} className={styles.product}>
            <img src={image} alt="" width={56} height={56} />
            <span className={styles.words}>
              <strong>{name[locale]}</strong>
              <span className={styles.soft}>
                {units[locale] !== '' && (
                  <>
                    <bdi>{units[locale]}</bdi>
                    {' · '}
                  </>
                )}
                <bdi>{formatMoney(price, locale)}</bdi>
              </span>
            </span>
            {isOrder && (
              <span>
                <Trans>Qty {quantity}</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {names !== '' && (
        <p className={styles.soft}>
          <Plural
            value={leftOut.length}
            one={`Left out, because it is not sold as a regular order now: ${names}`}
            other={`Left out, because they are not sold as regular orders now: ${names}`}
          />
        </p>
      )}
    </>
  );
}
