import { useId, type ReactNode } from 'react';

import { accountMessages } from '#contract/messages/account.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './locked-field.module.css';

interface Props {
  label: ReactNode;
  value: string;
  name: string;
  /** The way to another value, in place of the lock. */
  action?: ReactNode;
}

/** A value that is shown and stays: its tooltip opens under the pointer, at a tap and by keyboard (account.md section 5, Profile). */
export function LockedField({ label, value, name, action }: Props) {
  const tip = useId();
  const locale = useLocale();
  return (
    <div className={styles.locked}>
      <Field label={label}>
        {(described) => (
          <>
            <input {...described} type="text" dir="ltr" name={name} value={value} readOnly aria-describedby={tip} />
            {action ?? (
              <span className={styles.lock}>
                <Icon name="lock-key" />
              </span>
            )}
          </>
        )}
      </Field>
      <span id={tip} role="tooltip" className={styles.tip}>
        {say(accountMessages.notEditable, locale)}
      </span>
    </div>
  );
}
