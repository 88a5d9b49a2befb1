import { useEffect, useState } from 'react';

import { useDebounced } from '#src/blocks/search-box/use-debounced.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';

import type { FoundPlace } from './found-place.ts';

export type SuggestPlaces = (text: string) => Promise<Result<readonly FoundPlace[], AppError>>;

interface SearchAnswer {
  readonly places: readonly FoundPlace[];
  /** What came of the last question; `idle` while nothing is asked, `asking` while the answer is out. */
  readonly state: 'idle' | 'asking' | 'found' | 'none' | 'failed';
}

const PAUSE_MS = 250;
/** One letter fits everything. */
const FEWEST_LETTERS = 2;
const FEWEST_OF_PART = 5;
/** Of a longer text no more is tried. */
const MOST_WORDS = 6;
const IDLE: SearchAnswer = { places: [], state: 'idle' };

/** Asks for places once the shopper pauses; an answer that a newer question has overtaken is dropped. Null asks nothing. */
export function usePlaceSearch(text: string | null, suggest: SuggestPlaces): SearchAnswer {
  const asked = useDebounced(text?.trim() ?? '', PAUSE_MS);
  const [answer, setAnswer] = useState<SearchAnswer & { of: string }>({ ...IDLE, of: '' });
  const isAsked = text !== null && asked.length >= FEWEST_LETTERS;
  useEffect(() => {
    if (!isAsked) return;
    let isOvertaken = false;
    const ask = async (): Promise<void> => {
      const result = await suggestNearest(asked, suggest);
      if (isOvertaken) return;
      if (!result.ok) setAnswer({ of: asked, places: [], state: 'failed' });
      else setAnswer({ of: asked, places: result.value, state: result.value.length === 0 ? 'none' : 'found' });
    };
    void ask();
    return () => {
      isOvertaken = true;
    };
  }, [isAsked, asked, suggest]);
  if (!isAsked) return IDLE;
  // While the next answer is out, the last list stays: lines that vanish and come back are hard to hit.
  return answer.of === asked ? answer : { places: answer.places, state: 'asking' };
}

/** What is beyond an area's name, such as a cluster or a house, is known to nobody here: without it the area is found. */
async function suggestNearest(text: string, suggest: SuggestPlaces): ReturnType<SuggestPlaces> {
  const whole = await suggest(text);
  if (!whole.ok || whole.value.length > 0) return whole;
  for (const part of shorter(text)) {
    const result = await suggest(part);
    if (!result.ok || result.value.length > 0) return result;
  }
  return whole;
}

/** The words without their last ones, then without their first ones; one word alone has to be long enough to be a name. */
function shorter(text: string): readonly string[] {
  const words = text.split(/[\s,،]+/).slice(0, MOST_WORDS);
  const ends = words.map((_, at) => words.slice(0, at).join(' ')).toReversed();
  const starts = words.map((_, at) => words.slice(at).join(' ')).slice(1);
  return [...ends, ...starts].filter((part) => part.length >= FEWEST_OF_PART);
}
