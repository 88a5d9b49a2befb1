import { Trans } from '@lingui/react/macro';

import type { Banner } from '#contract/catalogue.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { useLocale } from '#src/state/locale.tsx';

import styles from './offers.module.css';

export function Offers({ offers }: { offers: readonly Banner[] }) {
  const locale = useLocale();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className={styles.section}>
      <h2 id="offers" className={styles.title}>
        <Trans>Ideas for your basket</Trans>
      </h2>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.key}>
            <AppLink path={offer.link} className={styles.offer}>
              <span className={styles.words}>
                <span className={styles.name}>{offer.title[locale]}</span>
                <span className={styles.text}>{offer.text[locale]}</span>
              </span>
              <img src={offer.image} alt="" width={200} height={200} loading="lazy" decoding="async" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
