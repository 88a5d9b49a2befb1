import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { listMessages } from '#contract/messages/lists.ts';
import { say } from '#contract/messages/sentence.ts';
import { typedAmount, type TypedAmount } from '#contract/rules/typed-amount.ts';
import { useDebounced } from '#src/blocks/search-box/use-debounced.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { addToList, setItemQuantity } from '#src/domain/lists/commands.ts';
import { itemMeant, itemOf, wordsAsItem, type FoundProducts, type MeantItem } from '#src/domain/lists/item-meant.ts';
import { useListItems } from '#src/domain/lists/lists.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { AddLine } from './add-line.tsx';
import { EnteredWords } from './entered-words.tsx';
import { OwnWordsLine } from './own-words-line.tsx';
import { useFound } from './use-found.ts';

import search from '#src/blocks/search-box/search-box.module.css';
import styles from './add-by-name.module.css';

/** After so long without another letter, nothing found is said. */
const PATIENCE_MS = 900;

/** So long letters must stand still before the shop is asked. */
const PAUSE_MS = 200;
/** So many products are offered. */
const MOST_LINES = 6;

interface Entered {
  readonly id: number;
  readonly asked: TypedAmount;
}

interface Props {
  listId: string;
  /** It was asked for, or its list was just begun, and is typed into at once. */
  isFocused?: boolean;
}

/**
 * A field that puts things on the list by their name: products that the shop's search finds, without signal those that this device has seen, or
 * what is typed as it stands. The first line is what Enter takes.
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
  const asked = typedAmount(text);
  const { typed } = asked;
  const found = useFound(asked.words, locale, PAUSE_MS);
  const item = found.isAnswer ? itemMeant(asked, found, locale) : null;
  const own = wordsAsItem(asked);
  const taken = found.cards.find(({ stockCode }) => stockCode === item?.stockCode);
  const others = found.cards.filter((card) => card !== taken);
  const cards = [...(taken ? [taken] : []), ...others].slice(0, MOST_LINES);
  const isSettled = useDebounced(typed, PATIENCE_MS) === typed && typed !== '';
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const areOwnWordsFirst = item !== null && !taken;
  /** False where the device could not keep it. */
  const put = async ({ stockCode, name, quantity }: MeantItem): Promise<boolean> => {
    const place = { listId, stockCode };
    // Another amount of what is on the list is meant as its amount from now on.
    const isAmount = onList.has(stockCode) && quantity > 1;
    if (onList.has(stockCode) && !isAmount) {
      showToast(say(listMessages.alreadyOnList, locale), 'info');
      return true;
    }
    if (!(await edit(isAmount ? setItemQuantity(place, quantity) : addToList(place, quantity)))) return false;
    setAdded(name);
    return true;
  };
  /** What is in the field, whose place is for the next then. */
  const take = async (chosen: MeantItem): Promise<void> => {
    // At once: what is typed while the device keeps it is the next, and no end of this one.
    setText('');
    field.current?.focus();
    if (!(await put(chosen))) setText((now) => (now === '' ? text : now));
  };
  const inOwnWords = own !== null && (
    <li key="own">
      <OwnWordsLine
        words={own.name}
        count={own.quantity}
        isOnList={onList.has(own.stockCode)}
        onAdd={() => void take(own)}
      />
    </li>
  );
  const products = cards.map((card) => {
    const chosen = card === taken && item ? item : itemOf(card, asked, locale);
    return (
      <li key={card.stockCode}>
        <AddLine
          card={card}
          count={chosen.quantity}
          isOnList={onList.has(card.stockCode)}
          onAdd={() => void take(chosen)}
        />
      </li>
    );
  });
  // One array, so that a line which moves stays the same element: a finger that is on its way to it still meets it.
  const lines = areOwnWordsFirst ? [inOwnWords, ...products] : [...products, inOwnWords];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Whoever types fast sees what was found for other words: that is not what they mean, and they go on typing.
    if (own !== null && (item === null || entered.length > 0)) {
      setEntered([...entered, { id: (entered.at(-1)?.id ?? 0) + 1, asked }]);
      setText('');
    } else if (item) void take(item);
  };
  const know = (one: Entered, what: FoundProducts): void => {
    const meant = itemMeant(one.asked, what, locale);
    setEntered((waiting) => waiting.filter(({ id }) => id !== one.id));
    if (meant) void put(meant);
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
      {isSettled && found.isAnswer && cards.length === 0 && !isOffline && (
        <p className={styles.note}>
          <Trans>
            Nothing found for “<bdi>{typed}</bdi>”
          </Trans>
        </p>
      )}
      {(cards.length > 0 || isSettled || (isOffline && typed !== '')) && <ul className={styles.lines}>{lines}</ul>}
      {entered.map((one, place) => (
        <EnteredWords key={one.id} words={one.asked.words} isNext={place === 0} onKnown={(what) => know(one, what)} />
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
