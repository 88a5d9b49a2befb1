import { Trans, useLingui } from '@lingui/react/macro';

import { MobileField } from '#src/blocks/mobile-field.tsx';
import { Button } from '#src/ui/button.tsx';

import { SocialButtons } from './social-buttons.tsx';
import type { useRegistration } from './use-registration.ts';

import styles from './form.module.css';

/** The first step of registering: +971 is shown beside the box and always stored; a provider's account needs no number. */
export function RegisterNumber({ form }: { form: ReturnType<typeof useRegistration> }) {
  const { t } = useLingui();
  const { values, set, problems, setProblem, isSending } = form;
  return (
    <>
      <MobileField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who comes back for another number; at first no keyboard hides the rest
        autoFocus={values.phone !== ''}
        label={t`Mobile number`}
        hint={t`We text you a code, to know that the number is yours.`}
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
    </>
  );
}
