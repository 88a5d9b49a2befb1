import { Trans, useLingui } from '@lingui/react/macro';

import { maximumOf } from '#contract/rules/cart-sums.ts';
import { Icon } from '#src/ui/icon.tsx';

import stepper from '#src/blocks/quantity-stepper.module.css';
import styles from './regular-form.module.css';

interface Props {
  name: string;
  quantity: number;
  /** Plus and minus go by it, and no less can be ordered. */
  minimumOrder: number;
  error: string | undefined;
  onSet: (quantity: number) => void;
}

/** How many come with each delivery. Unlike in the cart, less than the least is nothing to choose. */
export function DeliveryQuantity({ name, quantity, minimumOrder, error, onSet }: Props) {
  const { t } = useLingui();
  const less = (Math.ceil(quantity / minimumOrder) - 1) * minimumOrder;
  const more = (Math.floor(quantity / minimumOrder) + 1) * minimumOrder;
  return (
    <div className={styles.quantity}>
      <span className={styles.label}>
        <Trans>Quantity of each delivery</Trans>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a legend and a look of its own */}
      <div className={stepper.stepper} role="group" aria-label={t`Quantity of ${name}`}>
        <button
          type="button"
          aria-label={t`Less of ${name}`}
          disabled={less < minimumOrder}
          onClick={() => onSet(less)}
        >
          <Icon name="minus" size={18} />
        </button>
        <output aria-live="polite">{quantity}</output>
        <button
          type="button"
          aria-label={t`More of ${name}`}
          disabled={more > maximumOf(minimumOrder)}
          onClick={() => onSet(more)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      {minimumOrder > 1 && (
        <p className={styles.soft}>
          <Trans>
            The least you can order is <bdi>{minimumOrder}</bdi>, and more goes in steps of <bdi>{minimumOrder}</bdi>.
          </Trans>
        </p>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
