import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';

import { inLocale } from '#contract/urls.ts';
import { onlyValue } from '#src/lib/query-string.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import type { SearchListKeys } from './search-list.tsx';
import { wordsOption, type SearchOption } from './words-option.ts';

import styles from './search-box.module.css';

const loadList = async () => ({ default: (await import('./search-list.tsx')).SearchList });
const SearchList = lazy(loadList);

/** The search field of the header: a plain form before any script has come, a combobox with suggestions after. */
export function SearchBox() {
  const { t } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const asked = useRouterState({
    select: ({ location: { pathname, search } }) =>
      pathname.endsWith('/searchpage') ? onlyValue((search as { q?: unknown }).q) : '',
  });
  const [text, setText] = useState(asked);
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<SearchListKeys>(null);
  const listId = `${useId()}-list`;

  const write = useCallback((words: string): void => {
    setText(words);
    if (field.current) field.current.value = words;
  }, []);
  // What the address asks for is what the field says; what was typed before the script came stays.
  const lastAsked = useRef(asked);
  useEffect(() => {
    if (lastAsked.current !== asked) write(asked);
    else setText(field.current?.value ?? '');
    lastAsked.current = asked;
  }, [asked, write]);

  const choose = (option: SearchOption): void => {
    if (option.query !== null) write(option.query);
    setIsOpen(false);
    field.current?.blur();
    const target = inLocale(option.path, locale);
    if (target !== router.latestLocation.href) router.history.push(target);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = (field.current?.value ?? '').trim();
    choose((isOpen ? keys.current?.active() : undefined) ?? wordsOption('typed', words));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter and arrows belong to the keyboard of the writing system while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (isOpen && count > 0) event.preventDefault();
      else write('');
      setIsOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) keys.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else setIsOpen(true);
    }
  };
  const leave = (event: FocusEvent<HTMLFormElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  const isExpanded = isOpen && count > 0;
  return (
    // Leaving the whole form closes its list; the landmark is a role because older phones do not know <search>.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role
    <form role="search" className={styles.form} action={`/${locale}/searchpage`} onSubmit={submit} onBlur={leave}>
      <div className={styles.field}>
        <Icon name="magnifying-glass" />
        <input
          ref={field}
          className={styles.input}
          type="text"
          inputMode="search"
          name="q"
          defaultValue={asked}
          dir={text === '' ? undefined : 'auto'}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          role="combobox"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isExpanded ? activeId : undefined}
          aria-label={t`Search products`}
          placeholder={t`Search for milk, dates, coffee…`}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
          }}
          onKeyDown={press}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t`Clear the search`}
            onClick={() => {
              write('');
              field.current?.focus();
            }}
          >
            <Icon name="x" size={18} />
          </button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <SearchList id={listId} text={text} keys={keys} onActive={setActiveId} onCount={setCount} onChoose={choose} />
        </Suspense>
      )}
    </form>
  );
}
