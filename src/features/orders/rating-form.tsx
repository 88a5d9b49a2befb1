import { Trans } from '@lingui/react/macro';

import type { RatingState } from '#contract/ratings.ts';
import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { Status } from '#src/ui/status.tsx';

import { ActAnswers } from './act-answers.tsx';
import { CommentField } from './comment-field.tsx';
import { ContactLink } from './contact-link.tsx';
import { isLetDown } from './is-let-down.ts';
import { OpinionFields } from './opinion-fields.tsx';
import { RatedOrder } from './rated-order.tsx';
import { SubmitWords } from './submit-words.tsx';
import { TipField } from './tip-field.tsx';
import { useRatingForm } from './use-rating-form.ts';

import styles from './acts.module.css';

interface Props {
  order: PlacedRef;
  state: RatingState;
  /** Stars that were tapped on the order's page. */
  delivery: number | null;
}

/** Stars and words where they are still asked for, and tips once there are stars; the wallet is offered only with a tip, and where it covers both (remaining.md C16). */
export function RatingForm({ order, state, delivery }: Props) {
  const locale = useLocale();
  const form = useRatingForm(order, state, delivery);
  const { rating, change } = form;
  const balance = formatMoney(state.walletBalance, locale);
  const driver = state.driver[locale];
  const picker = state.picker[locale];
  const isRated = rating.delivery !== null || rating.product !== null;
  const asksTip = state.canTip && (!state.canRate || (isRated && !isLetDown(rating)));
  return (
    <div className={styles.panel}>
      <RatedOrder order={order} />
      {state.canRate && <OpinionFields rating={rating} onChange={change} />}
      {asksTip && driver !== '' && (
        <TipField who="driver" name={driver} fils={rating.driverTip} onChange={(driverTip) => change({ driverTip })} />
      )}
      {asksTip && picker !== '' && (
        <TipField who="picker" name={picker} fils={rating.pickerTip} onChange={(pickerTip) => change({ pickerTip })} />
      )}
      {form.tips > 0 && (
        <div className={styles.rows}>
          <CheckField isChecked={form.usesWallet} disabled={!form.isCovered} onChange={form.chooseWallet}>
            <Trans>
              Pay the tip from my wallet (<bdi>{balance}</bdi>)
            </Trans>
          </CheckField>
          <Status className={styles.note}>
            {form.usesWallet ? (
              <Trans>The wallet pays it at once.</Trans>
            ) : form.isCovered ? (
              <Trans>Otherwise you pay it by card on the next page.</Trans>
            ) : (
              <Trans>The wallet does not cover it. You pay it by card on the next page.</Trans>
            )}
          </Status>
        </div>
      )}
      {state.canRate && (
        <div className={styles.rows}>
          <CommentField
            comment={rating.comment}
            isLetDown={isLetDown(rating)}
            onChange={(comment) => change({ comment })}
          />
          {isLetDown(rating) && (
            <ContactLink docno={order.docno} className={buttonClass('quiet')} words={rating.comment.trim()}>
              <Trans>Ask us to put it right</Trans>
            </ContactLink>
          )}
        </div>
      )}
      {form.problem !== null && (
        <p role="alert" className={styles.error}>
          {form.problem}
        </p>
      )}
      <ActAnswers
        yes={<SubmitWords isTipAlone={!state.canRate} tips={form.tips} />}
        onYes={form.submit}
        no={state.canRate ? <Trans>Skip</Trans> : <Trans>Not now</Trans>}
        onNo={form.skip}
        isBusy={form.isBusy}
        isLacking={form.isEmpty}
        isInvitation
      />
    </div>
  );
}
