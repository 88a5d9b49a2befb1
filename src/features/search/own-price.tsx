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

/** As many digits as a range takes (contract/rules/price-range.ts). */
const LONGEST = 5;

/** So long after the last digit a range is taken without more: the count beside it must be its own. */
const PATIENCE_MS = 900;

/** A range of prices of the shopper's own, in whole dirhams: taken at Enter, on leaving a field, and once nothing more is typed. */
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
    if (isOther && !isTurned) onRange(next);
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
        size={LONGEST}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={`${name}: ${words}`}
        placeholder={words}
        maxLength={LONGEST}
        value={typed[end]}
        // Whatever digits the keyboard has.
        onChange={({ target }) => setTyped({ ...typed, [end]: foldText(target.value).replace(/\D/g, '') })}
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
