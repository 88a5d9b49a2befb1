import { useId, type ReactNode } from 'react';

import { accountMessages } from '#contract/messages/account.ts';
import { say } from '#contract/messages/sentence.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import { RowFace } from './row-face.tsx';

import styles from './locked-field.module.css';

interface Props {
  icon: IconName;
  label: string;
  value: string;
  name: string;
  /** For the browser's store of passwords. */
  autoComplete?: string;
  /** What is to be said of the value, and done about it. */
  note?: ReactNode;
  /** The way to another value, in place of the lock. */
  action?: ReactNode;
}

/** A value that is shown and stays: its tooltip opens under the pointer, at a tap and by keyboard (account.md section 5, Profile). */
export function LockedField({ icon, label, value, name, autoComplete, note, action }: Props) {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.locked}>
      <RowFace
        icon={icon}
        label={
          <>
            <label htmlFor={id}>{label}</label>
            {!action && <Icon name="lock-key" size={14} />}
          </>
        }
        title={
          <textarea
            id={id}
            rows={1}
            dir="ltr"
            name={name}
            autoComplete={autoComplete}
            className={styles.value}
            value={value}
            readOnly
            aria-describedby={`${id}-tip`}
          />
        }
        note={note}
      />
      {action}
      <span id={`${id}-tip`} role="tooltip" className={styles.tip}>
        {say(accountMessages.notEditable, locale)}
      </span>
    </div>
  );
}
