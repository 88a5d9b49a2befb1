import { Plural, Trans, useLingui } from '@lingui/react/macro';

import type { Address } from '#contract/addresses.ts';
import { COLLECTION_MESSAGE_MAX } from '#contract/recycling.ts';
import type { Locale } from '#contract/urls.ts';
import { ChoiceBox } from '#src/blocks/choice-box.tsx';
import { DayTimeChips } from '#src/blocks/day-time-chips.tsx';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { Status } from '#src/ui/status.tsx';

import { useCollectionForm, type Offered } from './use-collection-form.ts';
import { WithDelivery } from './with-delivery.tsx';

import styles from './recycling.module.css';

/** What goes back, from where and when, and a word to the driver (account.md section 2, Recycle collection page). */
export function CollectionForm(offered: Offered) {
  const { options, addresses } = offered;
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const {
    wish,
    address,
    withDelivery,
    option,
    count,
    held,
    message,
    days,
    slots,
    daysError,
    retryDays,
    isBusy,
    change,
    problem,
    problemOf,
    submit,
  } = useCollectionForm(offered);
  const itemProblem = problemOf('stockCode');
  const addressProblem = problemOf('addressId');
  const whole = problemOf('dayId', 'slotId', null);
  const form = useFocusOnError(problem);
  const all = options.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <form ref={form} className={styles.box} onSubmit={submit} noValidate>
      <h2 className={styles.title}>
        <Trans>Send packaging back</Trans>
      </h2>
      <p>
        <Plural value={all} one="You have # pack to return." other="You have # packs to return." />
      </p>
      <p className={styles.soft}>
        <Plural
          value={all}
          one="Our driver takes it at your door. Its deposit then goes into your wallet."
          other="Our driver takes them at your door. Their deposits then go into your wallet."
        />
      </p>
      <ChoiceBox
        label={t`What goes back`}
        name="stockCode"
        value={wish.stockCode}
        none={t`Choose an item`}
        options={options.map(({ stockCode, name }) => ({ value: stockCode, words: name[locale] }))}
        onChoose={(stockCode) => change({ stockCode, count: null })}
        error={itemProblem}
      />
      {option && (held > 1 || option.units) && (
        <p className={styles.soft}>
          {/* What one of them is: bottles that came as a pack go back as one. */}
          {option.units && (
            <>
              <bdi>{option.units[locale]}</bdi> ·{' '}
            </>
          )}
          <Trans>Deposit each:</Trans> <bdi>{formatMoney(option.deposit, locale)}</bdi>
        </p>
      )}
      {held > 1 && (
        <ChoiceBox
          label={t`How many`}
          name="count"
          value={count}
          none=""
          options={Array.from({ length: held }, (_, at) => ({ value: at + 1, words: String(at + 1) }))}
          onChoose={(chosen) => change({ count: Number(chosen) })}
          error={undefined}
        />
      )}
      {option && (
        <p>
          <Trans>Comes back into your wallet:</Trans>{' '}
          <strong>
            <bdi>{formatMoney(option.deposit * count, locale)}</bdi>
          </strong>
        </p>
      )}
      <ChoiceBox
        label={t`Pickup address`}
        name="addressId"
        value={wish.addressId}
        none={t`Choose an address`}
        options={addresses.map((one) => ({ value: one.id, words: inOneLine(one, locale) }))}
        onChoose={(id) => change({ addressId: Number(id), dayId: null, slotId: null })}
        error={addressProblem}
      />
      {address && <p className={styles.soft}>{address.full[locale]}</p>}
      {daysError ? (
        <FailureNotice error={daysError} onRetry={retryDays} />
      ) : (
        <>
          {withDelivery && (
            <WithDelivery
              time={withDelivery}
              isChosen={withDelivery.slotId === wish.slotId}
              onChoose={({ dayId, slotId }) => change({ dayId, slotId })}
            />
          )}
          <DayTimeChips
            isPickup
            days={days}
            dayId={wish.dayId}
            onDay={(dayId) => change({ dayId, slotId: null })}
            slots={slots?.map((slot) => ({ ...slot, hours: slot.time, isOpen: true }))}
            slotId={wish.slotId}
            onSlot={({ id }) => change({ dayId: wish.dayId, slotId: id })}
          />
        </>
      )}
      <Field label={t`Message to the driver (optional)`}>
        {(described) => (
          <textarea
            {...described}
            name="message"
            rows={2}
            maxLength={COLLECTION_MESSAGE_MAX}
            dir="auto"
            value={message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      {whole !== undefined && (
        <p role="alert" className={styles.error}>
          {whole}
        </p>
      )}
      {isOffline && (
        <Status className={styles.soft}>
          <Trans>Asking for a collection needs a connection.</Trans>
        </Status>
      )}
      <Button type="submit" aria-disabled={isBusy || isOffline}>
        {isBusy ? <Trans>One moment…</Trans> : <Trans>Submit collection</Trans>}
      </Button>
    </form>
  );
}

/** What it is called first: the browser cuts a long line off. Each part is set apart, for a Latin one stands among Arabic. */
function inOneLine({ label, line1 }: Address, locale: Locale): string {
  const parts = [label[locale], ...(line1 === label[locale] ? [] : [line1])];
  return parts.map((part) => `\u2068${part}\u2069`).join(' – ');
}
