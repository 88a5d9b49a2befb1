import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';

import styles from './field.module.css';

interface Props extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** For the browser's keeper of passwords. */
  autoComplete: 'current-password' | 'new-password';
  disabled?: boolean;
  name?: string;
  autoFocus?: boolean;
}

/** A password that can be shown. Pasting works: a keeper of passwords may need it. */
export function PasswordField(props: Props) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="off"
      spellCheck={false}
      beside={
        <button
          type="button"
          className={styles.beside}
          aria-label={isShown ? t`Hide password` : t`Show password`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-slash' : 'eye'} />
        </button>
      }
    />
  );
}
