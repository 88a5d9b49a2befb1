import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { MobileField } from '#src/blocks/mobile-field.tsx';
import { Button } from '#src/ui/button.tsx';

import styles from './egift-panel.module.css';

interface Props {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The friend's number: few have a use for it, so its field is asked for. */
export function FriendMobile({ value, error, onChange }: Props) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  // What was typed before can be cleared: the field stays where it is.
  const [wasTyped] = useState(value !== '');
  if (!isAsked && !wasTyped && value === '' && error === undefined)
    return (
      <Button look="plain" className={styles.aside} onClick={() => setIsAsked(true)}>
        <Trans>Add the recipient's mobile (optional)</Trans>
      </Button>
    );
  return (
    <MobileField
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the shopper has just asked for
      autoFocus={isAsked}
      label={t`Recipient's mobile (optional)`}
      name="mobile"
      autoComplete="off"
      maxLength={30}
      hint={t`We send nothing to it. Customer care uses it if the mail does not arrive.`}
      error={error}
      value={value}
      onChange={onChange}
    />
  );
}
