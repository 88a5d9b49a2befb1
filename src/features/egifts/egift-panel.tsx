import { Trans, useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { addDays } from '#contract/rules/dubai-day.ts';
import { EGIFT_DAYS_AHEAD, EGIFT_MESSAGE_MAX } from '#contract/rules/egift.ts';
import { EgiftCard } from '#src/blocks/egift-card.tsx';
import { wishOf } from '#src/domain/egifts/typed-egift.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { Field } from '#src/ui/field.tsx';
import { Status } from '#src/ui/status.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { AmountField } from './amount-field.tsx';
import { EgiftPreview } from './egift-preview.tsx';
import { FriendMobile } from './friend-mobile.tsx';
import { useEgiftForm } from './use-egift-form.ts';
import { useIsNarrow } from './use-is-narrow.ts';

import styles from './egift-panel.module.css';

interface Props {
  card: ProductCard;
  /** What was typed before signing in left the page. */
  typed?: Readonly<Record<string, string>>;
}

const MAIL = { type: 'email', inputMode: 'email', dir: 'ltr', autoCapitalize: 'off', autoComplete: 'off' } as const;

/** Panels `egift_modal` and `egift_modal_mobile` (remaining.md EG 1 to 5): money for a friend, mailed on a day. */
export function EgiftPanel({ card, typed: before = {} }: Props) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const isOffline = useIsOffline();
  const { form, typed, today, isBusy, set, setAmount, setPreset, errorOf, submit } = useEgiftForm(card, before);
  const whole = errorOf(null);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div aria-hidden="true">
        <EgiftCard {...wishOf(typed)} />
      </div>
      <AmountField typed={typed} error={errorOf('fils')} onPreset={setPreset} onAmount={setAmount} />
      <TextField
        label={t`Recipient's name`}
        name="name"
        dir="auto"
        autoComplete="off"
        maxLength={60}
        error={errorOf('name')}
        value={typed.name}
        onChange={set('name')}
      />
      <div className={styles.pair}>
        <TextField
          {...MAIL}
          label={t`Recipient's email`}
          name="email"
          maxLength={254}
          error={errorOf('email')}
          value={typed.email}
          onChange={set('email')}
        />
        <TextField
          {...MAIL}
          label={t`Confirm recipient email`}
          name="confirmedEmail"
          maxLength={254}
          error={errorOf('confirmedEmail')}
          value={typed.confirmedEmail}
          onChange={set('confirmedEmail')}
        />
      </div>
      <FriendMobile value={typed.mobile} error={errorOf('mobile')} onChange={set('mobile')} />
      <TextField
        label={t`Your name`}
        name="senderName"
        dir="auto"
        autoComplete="name"
        maxLength={60}
        error={errorOf('senderName')}
        value={typed.senderName}
        onChange={set('senderName')}
      />
      <Field label={t`Message (optional)`} error={errorOf('message')}>
        {(described) => (
          <textarea
            {...described}
            name="message"
            rows={3}
            maxLength={EGIFT_MESSAGE_MAX}
            dir="auto"
            value={typed.message}
            onChange={(event) => set('message')(event.target.value)}
          />
        )}
      </Field>
      <DayField
        label={t({ message: 'Delivery date', context: 'of an e-mail' })}
        hint={typed.day === today ? t`Today: sent as soon as it is paid` : t`Sent at 9 in the morning, UAE time`}
        error={errorOf('day')}
        value={typed.day || null}
        onChange={(day) => set('day')(day ?? '')}
        first={today}
        last={addDays(today, EGIFT_DAYS_AHEAD)}
      />
      <EgiftPreview typed={typed} />
      {whole !== undefined && (
        <p role="alert" className={styles.error}>
          {whole}
        </p>
      )}
      {isOffline && (
        <Status className={styles.soft}>
          <Trans>Sending an e-gift needs a connection. What you typed stays here.</Trans>
        </Status>
      )}
      {isNarrow && !isOffline && (
        <p className={styles.soft}>
          <Trans>Next: you choose how to pay.</Trans>
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>One moment…</Trans> : isNarrow ? <Trans>Deliver Here</Trans> : <Trans>Go to payment</Trans>}
      </Button>
    </form>
  );
}
