import { useState } from 'react';

import { withoutCode, type Choices } from '#src/domain/checkout/choices.ts';

export interface RefusedCode {
  readonly code: string;
  /** The shop's sentence. */
  readonly said: string;
}

/**
 * A discount code that the shop refuses is given up at once, and what the shop said of it stays at its field: nothing else of the order
 * waits for it. Null where there is none, and while another is tried.
 */
export function useRefusedCode(choices: Choices, change: (some: Partial<Choices>) => void) {
  const [refused, setRefused] = useState<RefusedCode | null>(null);
  const { code } = choices;
  return {
    refusedCode: code === '' ? refused : null,
    giveUpCode: (said: string): void => {
      if (code === '') return;
      setRefused({ code, said });
      change(withoutCode(choices));
    },
  };
}
