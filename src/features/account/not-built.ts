import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { MenuEntry } from '#contract/side-menu.ts';
import type { IconName } from '#src/ui/icon-names.ts';

export interface UnbuiltPart {
  title: MessageDescriptor;
  icon: IconName;
  /** What is empty. */
  empty: MessageDescriptor;
  /** Why it is, and what will be there. */
  words: MessageDescriptor;
}

/** Parts of the account that have their place and nothing in it yet. A part that is built has a route of its own, and its row goes. */
const PARTS: Readonly<Record<string, UnbuiltPart>> = {
  myregulars: {
    title: msg`My regulars`,
    icon: 'repeat',
    empty: msg`You have no existing subscriptions`,
    words: msg`A regular order is delivered every week until you stop it. Regular orders are not open yet.`,
  },
};

/** An entry of the menu whose page is there and not open yet. */
export function isLater({ path }: MenuEntry): boolean {
  return path?.startsWith('account/') === true && notBuilt(path.slice('account/'.length)) !== undefined;
}

/** By the last part of the address; undefined where there is no such part of the account. */
export function notBuilt(section: string): UnbuiltPart | undefined {
  return Object.hasOwn(PARTS, section.toLowerCase()) ? PARTS[section.toLowerCase()] : undefined;
}
