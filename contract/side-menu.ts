/** The account's side menu (account.md section 3, Menu item). */
import { bilingual, flag, integer, list, textUnless } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const entry = {
  id: ['menuID', integer({ min: 1 })],
  title: ['menuDesc', bilingual(200)],
  /** A path below the language, without its first slash: `account/orderhistory`. */
  path: ['menuRouter', textUnless(['NO', ''])],
  /** `#wallet`: a picture of the app's own icon sprite. */
  icon: ['menuIconLink2', textUnless(['NO', ''])],
  /** True where the entry leaves the shop, to `externalLink`. */
  leaves: ['menuJump', flag],
  /** https. */
  externalLink: ['menuExternalLink', textUnless(['NO', ''])],
} as const;

const menuEntry = record(entry);
export type MenuEntry = Decoded<typeof menuEntry>;

/** A group of the menu with its entries. */
export const menuItem = record({ ...entry, entries: ['submenu', list(menuEntry, 100)] });
export type MenuGroup = Decoded<typeof menuItem>;
