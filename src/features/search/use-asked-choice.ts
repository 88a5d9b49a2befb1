import { useState } from 'react';

import type { SearchChoice } from './search-choice.ts';

/**
 * The choice as the shopper last asked for it, ahead of the address, which follows once the router has come round to it. Without
 * it a checkbox stood empty after its tap until then, and a second tap in the meantime took the first one back.
 *
 * @returns the choice to show and to build the next one on, and what asks for another.
 */
export function useAskedChoice(
  choice: SearchChoice,
  change: (next: SearchChoice) => void,
): [SearchChoice, (next: SearchChoice) => void] {
  const address = JSON.stringify(choice);
  const [asked, setAsked] = useState<{ at: string; next: SearchChoice } | null>(null);
  // The address has moved on: what was asked for there is done, and must not come back with that address.
  if (asked && asked.at !== address) setAsked(null);
  const shown = asked?.at === address ? asked.next : choice;
  const ask = (next: SearchChoice): void => {
    setAsked({ at: address, next });
    change(next);
  };
  return [shown, ask];
}
