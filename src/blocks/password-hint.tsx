import { Trans } from '@lingui/react/macro';

import { PASSWORD_MIN } from '#contract/rules/password.ts';
import { passwordStrength, type PasswordStrength } from '#src/lib/password-strength.ts';

import styles from './password-hint.module.css';

/** Below the field of a new password: how long it must be, then how good it is. Nothing is refused for it. */
export function PasswordHint({ password }: { password: string }) {
  if (password.length < PASSWORD_MIN) return <Trans>At least 6 characters</Trans>;
  const strength = passwordStrength(password);
  return (
    <span className={styles.hint} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true" />
      <Words strength={strength} />
    </span>
  );
}

function Words({ strength }: { strength: PasswordStrength }) {
  if (strength === 'weak') return <Trans>Weak: a few words are harder to guess</Trans>;
  return strength === 'fair' ? <Trans>Good: longer is better still</Trans> : <Trans>Strong</Trans>;
}
