import { Trans, useLingui } from '@lingui/react/macro';

import { referralMessages } from '#contract/messages/referrals.ts';
import { say } from '#contract/messages/sentence.ts';
import { BODY_LENGTH, SUBJECT_LENGTH } from '#contract/rules/friend-addresses.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { useInviteForm } from './use-invite-form.ts';

import styles from './rewards.module.css';

/** An invitation by e-mail (remaining.md LO-15). `words`: what it says until the shopper writes something else. */
export function InviteForm({ words }: { words: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const { form, values, set, errorOf, isBusy, submit } = useInviteForm(words);
  const problem = errorOf(null);
  return (
    <form ref={form} className={styles.narrow} noValidate onSubmit={submit}>
      <TextField
        label={t`Email addresses of your friends`}
        name="friends"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={3000}
        value={values.to}
        onChange={set('to')}
        error={errorOf('to')}
        hint={say(referralMessages.manyAddresses, locale)}
      />
      <TextField
        label={t`Subject`}
        name="subject"
        dir="auto"
        autoComplete="off"
        maxLength={SUBJECT_LENGTH}
        value={values.subject}
        onChange={set('subject')}
        error={errorOf('subject')}
      />
      <Field
        label={t`Message`}
        error={errorOf('body')}
        hint={t`We add your first name, and that you asked us to send it.`}
      >
        {(described) => (
          <textarea
            {...described}
            name="message"
            rows={4}
            maxLength={BODY_LENGTH}
            dir="auto"
            value={values.body}
            onChange={(event) => set('body')(event.target.value)}
          />
        )}
      </Field>
      {problem !== undefined && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <Button look={values.to === '' ? 'quiet' : 'primary'} type="submit" aria-disabled={isBusy || isOffline}>
        {isBusy ? <Trans>One moment…</Trans> : <Trans>Send email</Trans>}
      </Button>
    </form>
  );
}
