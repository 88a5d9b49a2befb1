import { Trans, useLingui } from '@lingui/react/macro';

import { useIsOffline } from '#src/state/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { useReferrerForm } from './use-referrer-form.ts';

import styles from './rewards.module.css';

interface Props {
  /** The code that the shop has; null where it has none. */
  named: string | null;
  /** The code that a friend's link brought; empty without one. */
  invitedBy: string;
}

/** The customer code of whoever invited the shopper, typed or as the link brought it. */
export function ReferrerForm({ named, invitedBy }: Props) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { form, code, setCode, problem, isBusy, submit } = useReferrerForm(named ?? invitedBy);
  return (
    <form ref={form} className={styles.narrow} noValidate onSubmit={submit}>
      <TextField
        label={t`Customer code of your friend`}
        name="referrer"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={setCode}
        error={problem?.sentence}
        hint={
          <>
            {named !== null && <Trans>You can change it until your first order is delivered.</Trans>}{' '}
            <Trans>Your friend sees your name and how many orders you had delivered.</Trans>
          </>
        }
      />
      <Button
        look={code === '' || code === named ? 'quiet' : 'primary'}
        type="submit"
        aria-disabled={isBusy || isOffline}
      >
        {isBusy ? <Trans>One moment…</Trans> : <Trans>Save</Trans>}
      </Button>
    </form>
  );
}
