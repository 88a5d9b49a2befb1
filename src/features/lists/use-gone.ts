import { useEffect, useEffectEvent, useRef } from 'react';

interface Seen {
  readonly codes: readonly string[];
  readonly nameOf: (stockCode: string) => string;
}

/** Tells of the one that leaves while they are looked at, by a heart on this page or on another device; its name is known only from before. */
export function useGone(
  all: readonly { readonly stockCode: string }[],
  nameOf: (stockCode: string) => string,
  onGone: (stockCode: string, name: string) => void,
): void {
  const seen = useRef<Seen>({ codes: [], nameOf });
  const tell = useEffectEvent(onGone);
  useEffect(() => {
    const { codes, nameOf: nameBefore } = seen.current;
    const gone = codes.filter((code) => !all.some(({ stockCode }) => stockCode === code));
    seen.current = { codes: all.map(({ stockCode }) => stockCode), nameOf };
    const [code] = gone;
    if (code !== undefined && gone.length === 1) tell(code, nameBefore(code));
  }, [all, nameOf]);
}
