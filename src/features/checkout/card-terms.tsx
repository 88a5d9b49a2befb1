import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';

import { paymentMessages } from '#contract/messages/payments.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { CheckField } from '#src/ui/check-field.tsx';

import styles from './rows.module.css';

interface Props {
  /** The box of the terms. */
  box: Ref<HTMLInputElement>;
  agrees: boolean;
  /** The terms were asked for. */
  isMissed: boolean;
  onAgree: (agrees: boolean) => void;
  saves: boolean;
  onSave: (saves: boolean) => void;
  /** A card that is kept already is not kept again. */
  canSave: boolean;
}

/** The two boxes of paying by card, both unticked (decisions.md 8; money.md section 4, Saved cards). */
export function CardTerms({ box, agrees, isMissed, onAgree, saves, onSave, canSave }: Props) {
  const locale = useLocale();
  return (
    <div className={styles.rows}>
      {canSave && (
        <CheckField isChecked={saves} onChange={onSave} name="save-card">
          {say(paymentMessages.saveConsent, locale)}
        </CheckField>
      )}
      <CheckField ref={box} isChecked={agrees} isMissed={isMissed && !agrees} onChange={onAgree} name="terms">
        {say(paymentMessages.agree, locale)}
      </CheckField>
      <Link to="/$locale/termsandconditions" params={{ locale }} target="_blank" rel="noopener">
        <Trans>Read the terms & conditions</Trans>
      </Link>
    </div>
  );
}
