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
  /** Trimmed and not blank. */
  onName: (name: string) => void;
  /** Beside the button that submits. */
  children?: ReactNode;
}

/** A list's name; blank ones are refused (account.md section 5). */
export function ListNameForm({ label, submit, first = '', onName, children }: Props) {
  const locale = useLocale();
  const [name, setName] = useState(first);
  const [isBlank, setIsBlank] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setIsBlank(name.trim() === '');
    if (name.trim() === '') return;
    onName(name.trim());
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
        error={isBlank ? say(listMessages.nameBlank, locale) : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit">{submit}</Button>
        {children}
      </div>
    </form>
  );
}
