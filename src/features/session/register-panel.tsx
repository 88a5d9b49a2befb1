import { Trans } from '@lingui/react/macro';

import { replacePanel, type PanelParams } from '#src/state/panels.ts';

import { AccountGives } from './account-gives.tsx';
import { RegisterDetails } from './register-details.tsx';
import { RegisterNumber } from './register-number.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { useRegisterReason } from './use-register-reason.ts';
import { useRegistration } from './use-registration.ts';

import styles from './form.module.css';

/** account.md section 2, Registration panel, one step at a time: the number, which a code is sent to; then the code and who it is. */
export function RegisterPanel(from: PanelParams['register']) {
  const form = useRegistration(from);
  const why = useRegisterReason(from.reason, from.product);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void (form.sentTo === null ? form.sendTo(event) : form.register(event))}
      noValidate
    >
      <SignInReason stockCode={from.stockCode}>{why}</SignInReason>
      {form.sentTo === null ? <RegisterNumber form={form} /> : <RegisterDetails form={form} sentTo={form.sentTo} />}
      <div className={styles.other}>
        <Trans>Have an account already?</Trans>{' '}
        <button type="button" className={styles.link} onClick={() => replacePanel('login', from)}>
          <Trans>Sign in</Trans>
        </button>
      </div>
      {form.sentTo === null && <AccountGives />}
    </form>
  );
}
