import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';

import { foldText } from '#contract/rules/fold-text.ts';
import { priceRangeKey, readPriceRange, type PriceRange } from '#contract/rules/price-range.ts';
import { useDebounced } from '#src/blocks/search-box/use-debounced.ts';

import styles from './filter-groups.module.css';
import own from './own-price.module.css';

interface Props {
  /** Of the group. */
  name: string;
  /** The range among the values that are chosen of prices. */
  range: PriceRange | null;
  /** `null`: both fields are empty. */
  onRange: (range: PriceRange | null) => void;
}

/** As much as a range takes (contract/rules/price-range.ts). */
const LONGEST = 8;

/** So long after the last digit a range is taken without more: the count beside it must be its own. */
const PATIENCE_MS = 900;

/** A range of prices of the shopper's own, in dirhams: taken at Enter, on leaving a field, and once nothing more is typed. */
export function OwnPrice({ name, range, onRange }: Props) {
  const { t } = useLingui();
  const known = range === null ? '' : priceRangeKey(range);
  const [typed, setTyped] = useState({ known, ...written(range) });
  // Cleared, or asked for by an address.
  if (typed.known !== known) setTyped({ known, ...written(range) });
  const next = rangeOf(typed);
  const isOther = (next === null ? '' : priceRangeKey(next)) !== known;
  const take = (): void => (isOther ? onRange(next) : setTyped({ known, ...written(next) }));
  // Ends are turned round only once the shopper has left them.
  const takeWhole = useEffectEvent(() => {
    const isTurned = typed.to !== '' && Number(typed.from) > Number(typed.to);
    const isHalf = typed.from.endsWith('.') || typed.to.endsWith('.');
    if (isOther && !isTurned && !isHalf) onRange(next);
  });
  const both = `${typed.from}-${typed.to}`;
  const isSettled = useDebounced(both, PATIENCE_MS) === both;
  useEffect(() => {
    if (isSettled) takeWhole();
  }, [isSettled]);
  const field = (end: 'from' | 'to', words: string) => (
    <label className={styles.pill}>
      <input
        className={styles.input}
        size={5}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={`${name}: ${words}`}
        placeholder={words}
        maxLength={LONGEST}
        value={typed[end]}
        onChange={({ target }) => setTyped({ ...typed, [end]: dirhamsIn(target.value) })}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  );
  return (
    <div className={own.range}>
      {field('from', t({ message: 'From', context: 'of prices' }))}–
      {field('to', t({ message: 'To', context: 'of prices' }))}
    </div>
  );
}

function written(range: PriceRange | null): { from: string; to: string } {
  const text = (dirhams: number): string => (dirhams === 0 || dirhams === Infinity ? '' : String(dirhams));
  return range === null ? { from: '', to: '' } : { from: text(range.from), to: text(range.to) };
}

/** Ends that were typed the wrong way round are turned. */
function rangeOf(typed: { from: string; to: string }): PriceRange | null {
  const [from, to] = [Number(typed.from), typed.to === '' ? Infinity : Number(typed.to)];
  return readPriceRange(priceRangeKey({ from: Math.min(from, to), to: Math.max(from, to) }));
}

/** Whatever digits and whichever dot the keyboard has; `9.` is on its way to 9.5. */
function dirhamsIn(text: string): string {
  const [whole = '', ...fils] = text.split(/[.,٫،]/).map((part) => foldText(part).replace(/\D/g, ''));
  const dot = fils.length > 0 ? `.${fils.join('').slice(0, 2)}` : '';
  return (whole.slice(0, 5) || (dot && '0')) + dot;
}
