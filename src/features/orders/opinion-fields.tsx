import { Trans, useLingui } from '@lingui/react/macro';

import type { Rating } from '#src/domain/orders/rate.ts';
import { Field } from '#src/ui/field.tsx';

import { StarField } from './star-field.tsx';

interface Props {
  rating: Rating;
  onChange: (some: Partial<Rating>) => void;
}

/** What somebody thinks of a delivery: stars for it and for the products, and words. */
export function OpinionFields({ rating, onChange }: Props) {
  const { t } = useLingui();
  return (
    <>
      <StarField label={t`Delivery`} stars={rating.delivery} onChange={(delivery) => onChange({ delivery })} />
      <StarField label={t`Products`} stars={rating.product} onChange={(product) => onChange({ product })} />
      <Field label={<Trans>Anything to tell us?</Trans>}>
        {(described) => (
          <textarea
            {...described}
            name="comment"
            rows={3}
            maxLength={1000}
            dir="auto"
            value={rating.comment}
            onChange={(event) => onChange({ comment: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
