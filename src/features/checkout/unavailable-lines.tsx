import type { UnavailableLine } from '#contract/checkout.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { UNAVAILABLE_LIST } from './unavailable-list.ts';
import { UnavailableRow } from './unavailable-row.tsx';

import styles from './rows.module.css';

interface Props {
  lines: readonly UnavailableLine[];
  /** True where the line is gone. */
  onDelete: (line: UnavailableLine) => Promise<boolean>;
}

/** What cannot be had: it is listed and can be deleted, then the cart is looked at again (remaining.md CK 12 to 14). */
export function UnavailableLines({ lines, onDelete }: Props) {
  const locale = useLocale();
  const remove = async (line: UnavailableLine): Promise<void> => {
    if (!(await onDelete(line))) showToast(say(checkoutMessages.notDeleted, locale), 'error');
  };
  return (
    <section id={UNAVAILABLE_LIST} className={styles.alert} role="alert">
      <h2 className={styles.name}>{say(cartMessages.removeOutOfStock, locale)}</h2>
      <div className={styles.rows}>
        {lines.map((line) => (
          <UnavailableRow key={`${line.cartType} ${line.srno}`} line={line} onDelete={() => void remove(line)} />
        ))}
      </div>
    </section>
  );
}
