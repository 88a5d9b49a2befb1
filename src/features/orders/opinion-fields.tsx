import { useLingui } from '@lingui/react/macro';

import type { Rating } from '#src/domain/orders/rate.ts';

import { StarField } from './star-field.tsx';

import styles from './acts.module.css';

interface Props {
  rating: Rating;
  onChange: (some: Partial<Rating>) => void;
}

/** What somebody thinks of a delivery and of the products, in stars. */
export function OpinionFields({ rating, onChange }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.rows}>
      <StarField label={t`Delivery`} stars={rating.delivery} onChange={(delivery) => onChange({ delivery })} />
      <StarField label={t`Products`} stars={rating.product} onChange={(product) => onChange({ product })} />
    </div>
  );
}
