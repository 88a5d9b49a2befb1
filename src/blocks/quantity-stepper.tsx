import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';

import { maximumOf } from '#contract/rules/cart-sums.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './quantity-stepper.module.css';

interface Props {
  name: string;
  quantity: number;
  /** False: so many more than a cart that this device has not heard of yet, said as "+2". */
  isKnown?: boolean;
  /** Plus and minus go by it. */
  minimumOrder: number;
  onSet: (quantity: number) => void;
  /** Takes the focus from the button that it came in place of. */
  hasFocus?: boolean;
}

/** Plus adds the minimum order, minus takes it off, never below 0 (storefront.md section 4). */
export function QuantityStepper({ name, quantity, isKnown = true, minimumOrder, onSet, hasFocus = false }: Props) {
  const { t } = useLingui();
  const plus = useRef<HTMLButtonElement>(null);
  // The page stays where it is: autoFocus would scroll it.
  useLayoutEffect(() => {
    if (hasFocus) plus.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  // A quantity that is no whole number of steps goes to the next one that is.
  const less = (Math.ceil(quantity / minimumOrder) - 1) * minimumOrder;
  const more = (Math.floor(quantity / minimumOrder) + 1) * minimumOrder;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a legend and a look of its own
    <div className={styles.stepper} role="group" aria-label={t`Quantity of ${name}`}>
      <button type="button" aria-label={t`Less of ${name}`} onClick={() => onSet(Math.max(0, less))}>
        <Icon name={less > 0 ? 'minus' : 'trash'} size={18} />
      </button>
      <output aria-live="polite">{isKnown ? quantity : <bdi>+{quantity}</bdi>}</output>
      <button
        type="button"
        aria-label={t`More of ${name}`}
        disabled={more > maximumOf(minimumOrder)}
        ref={plus}
        onClick={() => onSet(more)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
