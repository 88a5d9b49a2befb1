import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { useMine } from '#src/blocks/use-mine.ts';
import { orderDetail } from '#src/domain/orders/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './chat-form.module.css';

interface Props {
  docno: number;
  /** Names of products, as they are shown. */
  chosen: readonly string[];
  onChange: (names: readonly string[]) => void;
}

/** What came with an order, for a shopper to say which of it they write about. Nothing until it is read. */
export function OrderedProducts({ docno, chosen, onChange }: Props) {
  const titleId = useId();
  const locale = useLocale();
  const { data } = useMine(orderDetail({ doctype: 'RSO', docno }));
  const products = new Map(data?.value.lines.map(({ name, image }) => [name[locale], image]));
  if (products.size === 0) return null;
  return (
    <>
      <p id={titleId} className={styles.asked}>
        <Trans>Which products are you writing about?</Trans>
      </p>
      <ul className={styles.products} aria-labelledby={titleId}>
        {[...products].map(([name, image]) => {
          const isChosen = chosen.includes(name);
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.product}
                aria-pressed={isChosen}
                onClick={() => onChange(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])}
              >
                <img src={image} alt="" width={32} height={32} />
                <bdi>{name}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
