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
        <path className={styles.date} d="M20 8c2.6 0 4.3 2.3 4.3 5.2S22.6 19 20 19s-4.3-2.9-4.3-5.8S17.4 8 20 8Z" />
      </svg>
      <span lang={locale}>{locale === 'ar' ? 'زاد' : 'Zad'}</span>
    </span>
  );
}
