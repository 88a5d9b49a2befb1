import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { listMessages } from '#contract/messages/lists.ts';
import { say } from '#contract/messages/sentence.ts';
import { codeOfWords } from '#contract/rows/own-words.ts';
import { useDebounced } from '#src/blocks/search-box/use-debounced.ts';
import { useSuggestions } from '#src/blocks/search-box/use-suggestions.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { cardMeant } from '#src/domain/catalogue/card-meant.ts';
import { addToList } from '#src/domain/lists/commands.ts';
import { countedWords } from '#src/domain/lists/counted-words.ts';
import { areOwnWords, itemMeant, itemOf, type MeantItem } from '#src/domain/lists/item-meant.ts';
import { useListItems } from '#src/domain/lists/lists.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { AddLine } from './add-line.tsx';
import { EnteredWords } from './entered-words.tsx';
import { OwnWordsLine } from './own-words-line.tsx';

import search from '#src/blocks/search-box/search-box.module.css';
import styles from './add-by-name.module.css';

/** After so long without another letter, nothing found is said. */
const PATIENCE_MS = 900;

interface Entered {
  readonly id: number;
  readonly words: string;
  readonly count: number;
}

interface Props {
  listId: string;
  /** It was asked for, and is typed into at once. */
  isFocused?: boolean;
}

/**
 * A field that puts things on the list by their name: products that the shop's search suggests, without signal those that this device has
 * seen, or what is typed as it stands.
 */
export function AddByName({ listId, isFocused = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<readonly Entered[]>([]);
  const [text, setText] = useState('');
  /** What was put on it last: said in the field itself, so that no message covers it. */
  const [added, setAdded] = useState<string | null>(null);
  const isOffline = useIsOffline();
  const onList = new Set(useListItems(listId).map(({ stockCode }) => stockCode));
  const { count, words: typed } = countedWords(text);
  const cards = useSuggestions(typed, locale).flatMap(({ card }) => card ?? []);
  const isSettled = useDebounced(typed, PATIENCE_MS) === typed && typed !== '';
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const ownCode = codeOfWords(typed);
  const isMeant = cardMeant(cards, typed) !== undefined;
  const areOwnWordsFirst = !isMeant && areOwnWords(typed, isOffline);
  const put = async ({ stockCode, name, quantity }: MeantItem): Promise<boolean> => {
    if (onList.has(stockCode)) {
      showToast(say(listMessages.alreadyOnList, locale), 'info');
      return false;
    }
    if (!(await edit(addToList({ listId, stockCode }, quantity)))) return false;
    setAdded(name);
    return true;
  };
  /** What is in the field, whose place is for the next then. */
  const take = async (item: MeantItem): Promise<void> => {
    if (!(await put(item))) return;
    // What was typed on meanwhile is the next.
    setText((now) => (now === text ? '' : now));
    field.current?.focus();
  };
  const inOwnWords = ownCode !== null && (
    <li>
      <OwnWordsLine
        words={typed}
        count={count}
        isOnList={onList.has(ownCode)}
        onAdd={() => void take({ stockCode: ownCode, name: typed, quantity: count })}
      />
    </li>
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed === '') return;
    // Whoever types fast sees what was found for other words: that is not what they mean, and they go on typing.
    if (!isMeant && !isSettled) {
      if (ownCode === null) return;
      setEntered([...entered, { id: (entered.at(-1)?.id ?? 0) + 1, words: typed, count }]);
      setText('');
      return;
    }
    const item = itemMeant({ words: typed, count }, { cards, isOffline, locale });
    if (item) void take(item);
  };
  const know = (one: Entered, found: readonly ProductCard[]): void => {
    const item = itemMeant(one, { cards: found, isOffline, locale });
    setEntered((waiting) => waiting.filter(({ id }) => id !== one.id));
    if (item) void put(item);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={`${search.field} ${styles.field}`}>
        <Icon name="plus" />
        <input
          ref={field}
          type="search"
          aria-label={t`Add an item by name`}
          placeholder={added === null ? t`Add an item by name` : t`Added: ${added}`}
          value={text}
          dir={text === '' ? undefined : 'auto'}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
        />
      </label>
      {typed !== '' && isOffline && (
        <p className={styles.note}>
          <Trans>Without signal only products that this device has seen are found.</Trans>
        </p>
      )}
      {isSettled && cards.length === 0 && !isOffline && (
        <p className={styles.note}>
          <Trans>
            Nothing found for “<bdi>{typed}</bdi>”
          </Trans>
        </p>
      )}
      {(cards.length > 0 || isSettled || (isOffline && typed !== '')) && (
        <ul className={styles.lines}>
          {areOwnWordsFirst && inOwnWords}
          {cards.map((card) => {
            const item = itemOf(card, count, locale);
            return (
              <li key={card.stockCode}>
                <AddLine
                  card={card}
                  count={item.quantity}
                  isOnList={onList.has(card.stockCode)}
                  onAdd={() => void take(item)}
                />
              </li>
            );
          })}
          {!areOwnWordsFirst && inOwnWords}
        </ul>
      )}
      {entered.map((one) => (
        <EnteredWords key={one.id} words={one.words} onKnown={(found) => know(one, found)} />
      ))}
      <VisuallyHidden>
        <output>
          {added !== null && typed === '' && say(listMessages.added, locale)}
          {cards.length > 0 && <Plural value={cards.length} one="# product found" other="# products found" />}
        </output>
      </VisuallyHidden>
    </form>
  );
}
