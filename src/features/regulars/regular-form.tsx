import { Trans, useLingui } from '@lingui/react/macro';

import type { readFrequencies } from '#contract/regular-days.ts';
import type { Decoded } from '#contract/wire.ts';
import { ChoiceBox } from '#src/blocks/choice-box.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { HoursWords } from '#src/blocks/hours-words.tsx';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import { ChoiceChipsGroup } from './choice-chips-group.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { DeliveryQuantity } from './delivery-quantity.tsx';
import { ExistingNote } from './existing-note.tsx';
import { OfferedProducts } from './offered-products.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { SumsList } from './sums-list.tsx';
import { useRegularForm, type RegularFormProps } from './use-regular-form.ts';
import { WeekdayChips } from './weekday-chips.tsx';
import { WeeksChips } from './weeks-chips.tsx';
import { WhereItGoes } from './where-it-goes.tsx';

import styles from './regular-form.module.css';

interface Props extends RegularFormProps {
  frequencies: Decoded<(typeof readFrequencies)['answer']>['frequencies'];
}

/** For how long, when it comes and how much of it, then how it is paid, beside what that comes to. All that is lacking is said at once. */
export function RegularForm({ frequencies, ...given }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const { subject, offer, times } = given;
  const { choice, sums, days, daysError, retryDays, isBusy, told, problemOf, change, toggleDay, chooseTime, submit } =
    useRegularForm(given);
  const form = useFocusOnError(told);
  const whole = problemOf(null);
  const isChange = 'changes' in subject && subject.changes === offer.existing?.docno;
  const existingNote = offer.existing && (
    <ExistingNote existing={offer.existing} paysNow={choice.paysNow} isChange={isChange} />
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <OfferedProducts products={offer.products} isOrder={'orderDocno' in subject} leftOut={offer.leftOut} />
      {!isChange && existingNote}
      <ChoiceGroup label={t`How many weeks`} error={undefined}>
        <WeeksChips frequencies={frequencies} chosen={choice.weeks} onChoose={(weeks) => change({ weeks })} />
        <ChoiceBox
          label={t`Or another number`}
          name="weeks"
          value={choice.weeks}
          none={t`Choose how many weeks`}
          options={frequencies.map(({ weeks, words }) => ({ value: weeks, words: words[locale] }))}
          onChoose={(weeks) => change({ weeks: Number(weeks) })}
          error={problemOf('weeks')}
        />
      </ChoiceGroup>
      <WeekdayChips days={days} chosen={choice.weekdays} error={problemOf('weekdays')} onToggle={toggleDay} />
      {!days && daysError && <FailureNotice error={daysError} onRetry={retryDays} />}
      <ChoiceChipsGroup
        label={t`Delivery time`}
        error={problemOf('timeId')}
        isOneOf
        options={times.map(({ id, time }) => ({ id, words: <HoursWords hours={time} /> }))}
        isChosen={(id) => id === choice.timeId}
        onPick={chooseTime}
      />
      {choice.quantity !== null && (
        <DeliveryQuantity
          name={offer.products[0]?.name[locale] ?? ''}
          quantity={choice.quantity}
          minimumOrder={choice.minimumOrder}
          error={problemOf('quantity')}
          onSet={(quantity) => change({ quantity })}
        />
      )}
      <WhereItGoes address={offer.address} />
      <PaymentChoice
        paysNow={choice.paysNow}
        wallet={offer.wallet}
        each={sums.goods + sums.deposit}
        error={problemOf('paysNow')}
        onChoose={(paysNow) => change({ paysNow })}
      />
      <SumsList sums={sums} />
      {/* Of a change: beside the sums, which leave out what is an order already. */}
      {isChange && existingNote}
      {whole !== undefined && (
        <p role="alert" className={styles.error}>
          {whole}
        </p>
      )}
      {isOffline && (
        <Status className={styles.soft}>
          <Trans>A regular order needs a connection. What you chose stays here.</Trans>
        </Status>
      )}
      <Button type="submit" aria-disabled={isBusy || isOffline}>
        {isBusy ? (
          <Trans>One moment…</Trans>
        ) : choice.paysNow && sums.total > 0 ? (
          <Trans>Continue to payment</Trans>
        ) : offer.existing ? (
          <Trans>Update</Trans>
        ) : (
          <Trans>Make it a regular order</Trans>
        )}
      </Button>
    </form>
  );
}
