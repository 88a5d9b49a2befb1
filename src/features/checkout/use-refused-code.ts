import { useEffect, useEffectEvent, useState } from 'react';

import { withoutCode, type Choices } from '#src/domain/checkout/choices.ts';

export interface RefusedCode {
  readonly code: string;
  /** The shop's sentence. */
  readonly said: string;
}

/**
 * A discount code that the shop refuses is given up at once, and what the shop said of it stays at its field: nothing else of the order
 * waits for it. Null where there is none, and while another is tried.
 *
 * @param said what the shop says of the code that is asked with
 */
export function useRefusedCode(
  choices: Choices,
  said: string | undefined,
  change: (some: Partial<Choices>) => void,
): RefusedCode | null {
  const [refused, setRefused] = useState<RefusedCode | null>(null);
  const { code } = choices;
  const giveUp = useEffectEvent(() => {
    if (said === undefined || code === '') return;
    setRefused({ code, said });
    change(withoutCode(choices));
  });
  useEffect(() => giveUp(), [said, code]);
  return code === '' ? refused : null;
}
