/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions --
   an ARIA combobox: the list belongs to the field, which holds the keyboard */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { forgetSearches, recentSearches } from './recent-searches.ts';
import { optionId, SearchLine } from './search-line.tsx';
import { suggestedOptions, wordsOption, type SearchOption } from './search-options.ts';
import { useSuggestions } from './use-suggestions.ts';

import styles from './search-list.module.css';

/** What the field asks of the list while the keyboard stays in the field. */
export interface SearchListKeys {
  /** Up or down, around the ends. */
  move(by: 1 | -1): void;
  /** The line that Enter would choose, if the shopper moved to one. */
  active(): SearchOption | undefined;
}

interface Props {
  id: string;
  text: string;
  keys: Ref<SearchListKeys>;
  /** The id of the line that the keyboard is on, for the field's aria-activedescendant. */
  onActive: (id: string | undefined) => void;
  onCount: (count: number) => void;
  onChoose: (option: SearchOption) => void;
}

/** The listbox under the search field: suggestions while something is typed, recent searches while nothing is. */
export function SearchList({ id, text, keys, onActive, onCount, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [recent, setRecent] = useState(recentSearches);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = useSuggestions(text, locale);
  const isTyped = text.trim() !== '';
  const options = isTyped ? suggestedOptions(text, found, locale) : recent.map((query) => wordsOption('recent', query));
  const active = options.findIndex((option) => option.key === activeKey);
  const activeId = active === -1 ? undefined : optionId(id, active);

  useImperativeHandle(keys, () => ({
    move(by) {
      if (options.length === 0) return;
      const from = active === -1 && by === -1 ? options.length : active;
      setActiveKey(options[(from + by + options.length) % options.length]?.key ?? null);
    },
    active: () => options[active],
  }));
  useLayoutEffect(() => {
    onActive(activeId);
    if (activeId !== undefined)
      list.current?.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);
  useEffect(() => onCount(options.length), [options.length, onCount]);

  const clear = (): void => {
    forgetSearches();
    setRecent([]);
  };
  if (options.length === 0) return null;
  return (
    // Pressing anywhere in the list leaves the keyboard in the field.
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {!isTyped && (
        <div className={styles.head}>
          <span id={`${id}-title`} className={styles.title}>
            <Trans>Recent searches</Trans>
          </span>
          <button type="button" className={styles.clear} aria-label={t`Clear recent searches`} onClick={clear}>
            <Trans>Clear</Trans>
          </button>
        </div>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        className={styles.list}
        aria-label={isTyped ? t`Suggestions` : t`Recent searches`}
      >
        {options.map((option, index) => (
          <SearchLine
            key={option.key}
            id={optionId(id, index)}
            option={option}
            isActive={index === active}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      <VisuallyHidden>
        <output>
          <Plural value={options.length} one="# suggestion" other="# suggestions" />
        </output>
      </VisuallyHidden>
    </div>
  );
}
