import { useRef, useState, type RefObject } from 'react';

interface TermsBox {
  readonly box: RefObject<HTMLInputElement | null>;
  /** Brings it into sight, with the keyboard on it: on a phone it may be far from the button that asks for it. */
  readonly lead: () => void;
  /** It was asked for, ticked since or not. */
  readonly isMissed: boolean;
}

/** The box of the terms that paying by card needs. */
export function useTermsBox(): TermsBox {
  const box = useRef<HTMLInputElement>(null);
  const [isMissed, setIsMissed] = useState(false);
  const lead = (): void => {
    setIsMissed(true);
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  };
  return { box, lead, isMissed };
}
