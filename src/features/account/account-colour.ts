import type { CSSProperties } from 'react';

/**
 * The account's colour as the server says it (account.md section 3, userAccountColor), for the card's edge and its progress bar.
 * Words keep the shop's own colours, which are known to be readable. Anything but #rrggbb is passed over.
 */
export function accountColour(colour: string | undefined): CSSProperties | undefined {
  if (colour === undefined || !/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  return { '--account': colour } as CSSProperties;
}
