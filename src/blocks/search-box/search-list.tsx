/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions --
   an ARIA combobox: the list belongs to the field, which holds the keyboard */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { cartCodes } from '#src/domain/cart/cart-at-first.ts';
import { useLocale } from '#src/state/locale.tsx';
import { useSessionUser } from '#src/state/session.ts';
import { later } from '#src/ui/later.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { forgetSearches, recentSearches } from './recent-searches.ts';
import { firstGroups, typedGroups, type SearchGroup } from './search-groups.ts';
import { optionId, SearchLine } from './search-line.tsx';
import { isAddable } from './search-options.ts';
import { useFullestShelves } from './use-fullest-shelves.ts';
import { usePageStill } from './use-page-still.ts';
import { usePopularBut } from './use-popular-but.ts';
import { useSuggestions } from './use-suggestions.ts';
import type { SearchOption } from './words-option.ts';

import styles from './search-list.module.css';

/** Not of a guest. */
const UsuallyBought = later(async () => (await import('./usually-bought.tsx')).UsuallyBought);
const NOTHING_BOUGHT: readonly ProductCard[] = [];

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

/** The listbox under the search field: suggestions while something is typed, before that what is searched and bought. */
export function SearchList({ id, text, keys, onActive, onCount, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [recent, setRecent] = useState(recentSearches);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const suggested = useSuggestions(text, locale);
  const user = useSessionUser();
  const [found, setFound] = useState<readonly ProductCard[] | null>(null);
  const bought = (user && found) ?? NOTHING_BOUGHT;
  // As it was when the list opened: what is added from a line stays in its place.
  const [inCart] = useState(cartCodes);
  const popular = usePopularBut(bought, inCart);
  // What is popular stands below what is bought: it does not come first to be pushed aside.
  const isReady = user === null || found !== null;
  const isTyped = text.trim() !== '';
  const categories = useFullestShelves(!isTyped);
  const groups = isTyped
    ? typedGroups(text, suggested, locale)
    : isReady
      ? firstGroups({ recent, bought, popular, categories }, locale)
      : firstGroups({ recent, bought, popular: [], categories: [] }, locale);
  const options = groups.flatMap((group) => group.options);
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
  }, [activeId, onActive, list]);
  useEffect(() => onCount(options.length), [options.length, onCount]);
  usePageStill();

  const clear = (): void => {
    forgetSearches();
    setRecent([]);
  };
  const finder = user && <UsuallyBought inCart={inCart} onFound={setFound} />;
  if (options.length === 0) return finder;
  const rows = rowsOf(groups);
  return (
    <>
      {/* A press beside the list takes the focus from the field, which closes it: nothing behind it is pressed by chance. */}
      <div className={styles.shade} />
      {/* Pressing anywhere in the list leaves the keyboard in the field. */}
      <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
        {finder}
        <div className={styles.rows}>
          <div ref={list} id={id} role="listbox" className={styles.list} aria-label={t`Suggestions`}>
            {groups.map(({ key, title, isChips, options: lines }) => {
              const shown = lines.map((option) => (
                <SearchLine
                  key={option.key}
                  id={optionId(id, options.indexOf(option))}
                  option={option}
                  row={rows.get(option.key) ?? 1}
                  isActive={option.key === activeKey}
                  typed={text.trim()}
                  isChip={isChips}
                  onChoose={() => onChoose(option)}
                />
              ));
              if (title === null) return shown;
              return (
                <div key={key} role="group" aria-label={i18n._(title)} className={styles.list}>
                  <span aria-hidden="true" className={styles.title} style={{ gridRow: rows.get(key) }}>
                    {i18n._(title)}
                  </span>
                  {isChips ? (
                    <div
                      role="presentation"
                      className={key === 'categories' ? styles.shelves : styles.chips}
                      style={{ gridRow: rows.get(lines[0]?.key ?? key) }}
                    >
                      {shown}
                    </div>
                  ) : (
                    shown
                  )}
                </div>
              );
            })}
          </div>
          {!isTyped && recent.length > 0 && (
            <button
              type="button"
              className={styles.clear}
              style={{ gridRow: 1 }}
              aria-label={t`Clear recent searches`}
              onClick={clear}
            >
              <Trans>Clear</Trans>
            </button>
          )}
          {/* Beside the lines, not in them: an option of a listbox holds no button. */}
          {options.map(
            (option) =>
              option.card &&
              isAddable(option) && (
                <div key={option.key} className={styles.add} style={{ gridRow: rows.get(option.key) }}>
                  <CartStepper card={option.card} />
                </div>
              ),
          )}
        </div>
        <VisuallyHidden>
          <output>
            <Plural value={options.length} one="# suggestion" other="# suggestions" />
          </output>
        </VisuallyHidden>
      </div>
    </>
  );
}

/** The row of each line, and of each title by its group's key. */
function rowsOf(groups: readonly SearchGroup[]): Map<string, number> {
  const keys = groups.flatMap(({ key, title, options }) => [
    ...(title === null ? [] : [key]),
    ...options.map((option) => option.key),
  ]);
  return new Map(keys.map((key, at) => [key, at + 1]));
}
