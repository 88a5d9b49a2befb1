import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';

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
import { useListItems } from '#src/domain/lists/lists.ts';
import { packsFor } from '#src/domain/lists/packs-for.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { AddLine } from './add-line.tsx';
import { OwnWordsLine } from './own-words-line.tsx';

import search from '#src/blocks/search-box/search-box.module.css';
import styles from './add-by-name.module.css';

/** After so long without another letter, nothing found is said. */
const PATIENCE_MS = 900;

interface Props {
  listId: string;
  /** It stands in the place of one that was typed into. */
  isFocused?: boolean;
  onAdded?: () => void;
}

/**
 * A field that puts things on the list by their name: products that the shop's search suggests, without signal those that this device has
 * seen, or what is typed as it stands.
 */
export function AddByName({ listId, isFocused = false, onAdded }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const edit = useEdit();
  const field = useRef<HTMLInputElement>(null);
  /** Confirmed by Enter before it was known what it means. */
  const entered = useRef('');
  const [text, setText] = useState('');
  /** What was put on it last: said in the field itself, so that no message covers it. */
  const [added, setAdded] = useState<string | null>(null);
  const isOffline = useIsOffline();
  const onList = new Set(useListItems(listId).map(({ stockCode }) => stockCode));
  const { count, words: typed } = countedWords(text);
  const cards = useSuggestions(typed, locale).flatMap(({ card }) => card ?? []);
  const isSettled = useDebounced(typed, PATIENCE_MS) === typed && typed !== '';
  // The first product turns the empty page into rows before it is known to be kept: this field may stand there already.
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const ownCode = codeOfWords(typed);
  const put = async (stockCode: string, name: string, quantity = count): Promise<void> => {
    if (onList.has(stockCode)) return showToast(say(listMessages.alreadyOnList, locale), 'info');
    if (!(await edit(addToList({ listId, stockCode }, quantity)))) return;
    setText('');
    setAdded(name);
    onAdded?.();
    field.current?.focus();
  };
  const add = (card: ProductCard): Promise<void> =>
    put(card.stockCode, card.name[locale], packsFor(count, card.units.en));
  const takeOwnWords = (): void => {
    entered.current = '';
    if (ownCode !== null) void put(ownCode, typed);
  };
  // A word that no name has ("khubz") means the first product found for it, once that is the answer to it and to no beginning of it.
  const takeFirst = (): void => {
    const [first] = cards;
    if (first && !areOwnWordsFirst) void add(first);
    else takeOwnWords();
  };
  const meant = cardMeant(cards, typed);
  // Of several words that no product is called: "candles for the cake". One that no name has ("khubz") is another name of what was found,
  // which the device alone does not know.
  const areOwnWordsFirst = !meant && (typed.includes(' ') || isOffline);
  const inOwnWords = ownCode !== null && (
    <li>
      <OwnWordsLine words={typed} count={count} isOnList={onList.has(ownCode)} onAdd={takeOwnWords} />
    </li>
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Whoever types fast is answered by what was found before: that is not what they mean.
    if (meant) void add(meant);
    else if (isSettled) takeFirst();
    else if (entered.current === typed) takeOwnWords();
    else entered.current = typed;
  };
  const takeEntered = useEffectEvent((settled: boolean, word: string) => {
    if (settled && entered.current === word) takeFirst();
    entered.current = '';
  });
  useEffect(() => takeEntered(isSettled, typed), [isSettled, typed]);
  const takeLeft = useEffectEvent(() => {
    if (entered.current !== '') takeOwnWords();
  });
  // Whoever leaves before that is known has confirmed it all the same.
  useEffect(() => () => takeLeft(), []);
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
          {cards.map((card) => (
            <li key={card.stockCode}>
              <AddLine
                card={card}
                count={packsFor(count, card.units.en)}
                isOnList={onList.has(card.stockCode)}
                onAdd={() => void add(card)}
              />
            </li>
          ))}
          {!areOwnWordsFirst && inOwnWords}
        </ul>
      )}
      <VisuallyHidden>
        <output>
          {added !== null && typed === '' && say(listMessages.added, locale)}
          {cards.length > 0 && <Plural value={cards.length} one="# product found" other="# products found" />}
        </output>
      </VisuallyHidden>
    </form>
  );
}
