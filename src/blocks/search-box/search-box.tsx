import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';

import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './search-box.module.css';

/** The search field of the header: a plain form, so that it works before any script has come. */
export function SearchBox() {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate({ to: '/$locale/searchpage', params: { locale }, search: { q } });
  };
  return (
    <form role="search" className={styles.form} action={`/${locale}/searchpage`} onSubmit={submit}>
      <Icon name="magnifying-glass" />
      <input
        className={styles.input}
        type="search"
        name="q"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t`Search products`}
        placeholder={t`Search for milk, dates, coffee…`}
      />
    </form>
  );
}
