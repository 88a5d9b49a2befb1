import { Plural, Trans, useLingui } from '@lingui/react/macro';

import type { UnavailableLine } from '#contract/checkout.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import styles from './rows.module.css';

interface Props {
  lines: readonly UnavailableLine[];
  onDelete: (line: UnavailableLine) => void;
}

/** What cannot be had: it is listed and can be deleted, then the cart is looked at again (remaining.md CK 12 to 14). */
export function UnavailableLines({ lines, onDelete }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section className={styles.alert} role="alert">
      <h2 className={styles.name}>{say(cartMessages.removeOutOfStock, locale)}</h2>
      <div className={styles.rows}>
        {lines.map((line) => {
          const name = line.name[locale];
          return (
            <div key={`${line.cartType} ${line.srno}`} className={styles.thing}>
              <img src={line.image} alt="" width={56} height={56} loading="lazy" />
              <span>
                <bdi>{name}</bdi>
                <br />
                <small>
                  {line.left === 0 ? (
                    <Trans>Out of stock</Trans>
                  ) : (
                    <Plural value={line.left} one="Only # is left" other="Only # are left" />
                  )}
                </small>
              </span>
              <Button look="quiet" aria-label={t`Delete ${name}`} onClick={() => onDelete(line)}>
                <Trans>Delete</Trans>
              </Button>
            </div>
          );
        })}
      </div>
    </section>
  );
}
