import type { ReactNode } from 'react';

import type { PaymentCard } from '#src/domain/payments/payment-card.ts';

import styles from './rows.module.css';

/** The scheme's mark beside its name, as it is on the card (account.md section 6, card scheme images). Drawn here in few shapes, the same in the light and in the dark. */
export function SchemeMark({ scheme }: { scheme: PaymentCard['scheme'] }) {
  return (
    <svg className={styles.mark} viewBox="0 0 36 24" width="36" height="24" aria-hidden="true" data-scheme={scheme}>
      {MARKS[scheme]}
    </svg>
  );
}

const ground = (fill: string) => <rect width="36" height="24" rx="4" fill={fill} />;

const letters = (word: string, slant?: string) => (
  <text
    x="18"
    y="15.6"
    fill="#fff"
    fontFamily="Arial, sans-serif"
    fontSize="10"
    fontWeight="700"
    fontStyle={slant}
    textAnchor="middle"
    textLength="26"
    lengthAdjust="spacingAndGlyphs"
  >
    {word}
  </text>
);

const MARKS: Readonly<Record<PaymentCard['scheme'], ReactNode>> = {
  visa: (
    <>
      {ground('#1a1f71')}
      {letters('VISA', 'italic')}
    </>
  ),
  mastercard: (
    <>
      {ground('#fff')}
      <circle cx="14" cy="12" r="7" fill="#eb001b" />
      <circle cx="22" cy="12" r="7" fill="#f79e1b" />
      <path d="M18 6.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      {ground('#006fcf')}
      {letters('AMEX')}
    </>
  ),
  driversclub: (
    <>
      {ground('#fff')}
      <circle cx="18" cy="12" r="8.5" fill="#0079be" />
      <path d="M15.8 6.2a6.2 6.2 0 0 0 0 11.6zM20.2 6.2a6.2 6.2 0 0 1 0 11.6z" fill="#fff" />
    </>
  ),
};
