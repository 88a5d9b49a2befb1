import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { MobileField } from '#src/blocks/mobile-field.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import { SocialButtons } from './social-buttons.tsx';
import type { useRegistration } from './use-registration.ts';

import styles from './form.module.css';

/** The first step of registering: +971 is shown beside the box and always stored; a provider's account needs no number. */
export function RegisterNumber({ form }: { form: ReturnType<typeof useRegistration> }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { values, set, problems, setProblem, isSending } = form;
  return (
    <>
      <MobileField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel that the shopper has just opened
        autoFocus
        label={t`Mobile number`}
        hint={t`We'll text you a code to confirm it's you.`}
        name="cellphone"
        value={values.phone}
        onChange={set('phone')}
        error={problems.phone}
      />
      {problems.whole !== undefined && (
        <p role="alert" className={styles.error}>
          {problems.whole}
        </p>
      )}
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? <Trans>Sending…</Trans> : <Trans>Send code</Trans>}
      </Button>
      <SocialButtons onProblem={setProblem} />
      <p className={styles.small}>
        <Trans>
          By continuing you accept the{' '}
          <Link to="/$locale/termsandconditions" params={{ locale }}>
            terms
          </Link>{' '}
          and the{' '}
          <Link to="/$locale/privacy-policy" params={{ locale }}>
            privacy policy
          </Link>
          .
        </Trans>
      </p>
    </>
  );
}
