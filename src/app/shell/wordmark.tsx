import { useLocale } from '#src/state/locale.tsx';

import styles from './wordmark.module.css';

/** The shop's name, in the page's language first. A brand asset: nothing else in the code depends on it. */
export function Wordmark() {
  const locale = useLocale();
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
        <rect width="40" height="40" rx="12" className={styles.ground} />
        <path className={styles.leaf} d="M20 31C20 21 14 15 7 13c1 8 5 14 13 18Zm0 0c0-10 6-16 13-18-1 8-5 14-13 18Z" />
        <path
          className={styles.date}
          d="M20 8c2.600 0 4.300 2.300 4.300 5.200S22.600 19 20 19s-4.300-2.900-4.300-5.800S17.400 8 20 8Z"
        />
      </svg>
      <span lang={locale}>{locale === 'ar' ? 'زاد' : 'Zad'}</span>
    </span>
  );
}
