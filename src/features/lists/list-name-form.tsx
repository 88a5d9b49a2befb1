import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';

import { listMessages } from '#contract/messages/lists.ts';
import { say } from '#contract/messages/sentence.ts';
import { LIST_NAME_MAX } from '#contract/rows/lists.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import styles from './list-name-form.module.css';

interface Props {
  label: ReactNode;
  submit: ReactNode;
  first?: string;
  /** Of the shopper's other lists: two of one name could not be told apart. */
  taken: readonly string[];
  /** Trimmed and not blank. */
  onName: (name: string) => void;
  /** It was asked for by a tap. */
  isFocused?: boolean;
  /** Beside the button that submits. */
  children?: ReactNode;
}

/** A list's name; blank ones are refused (account.md section 5), and those of other lists. */
export function ListNameForm({ label, submit, first = '', taken, onName, isFocused = false, children }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    const isTaken = taken.some((one) => one.toLocaleLowerCase() === wanted.toLocaleLowerCase());
    if (wanted === '' || isTaken) {
      setError(isTaken ? t`You already have a list of this name` : say(listMessages.nameBlank, locale));
      return;
    }
    setError(undefined);
    onName(wanted);
    setName(first);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        label={label}
        name="listName"
        value={name}
        onChange={setName}
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        error={error}
        placeholder={t`e.g. Friday lunch`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the tap that asked for the form is answered in it
        autoFocus={isFocused}
      />
      <div className={styles.actions}>
        <Button type="submit" look={name.trim() === '' ? 'quiet' : 'primary'}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
