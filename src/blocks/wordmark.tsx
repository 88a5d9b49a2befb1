import { useLocale } from '#src/state/locale.tsx';

import styles from './wordmark.module.css';

/** The shop's symbol and name, in the page's language: on top of every page, and of an invoice. */
export function Wordmark() {
  const locale = useLocale();
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
        <rect width="40" height="40" rx="12" />
        <path d="M20 31C20 21 14 15 7 13c1 8 5 14 13 18Zm0 0c0-10 6-16 13-18-1 8-5 14-13 18Z" />
        <ellipse cx="20" cy="13.5" rx="4.3" ry="5.5" />
      </svg>
      <span>{locale === 'ar' ? 'زاد' : 'Zad'}</span>
    </span>
  );
}
