/** What edits of the gift box must come to, worked out a second time: places are counted one by one, and nothing of contract/rows is used. */
import { GIFT_ROLES, PRODUCTS, SOLD_BY } from './sim-server.ts';

type Value = Record<string, unknown>;
type Args = Record<string, string | number | boolean | null>;

/** The rows as they stand, of the reference that asks. */
export interface Shelf {
  readonly keys: () => readonly string[];
  readonly there: (key: string) => Value | null;
  readonly put: (key: string, value: Value | null) => null;
}

const IN_BOX = 'C:CGB|';
const inCart = (code: string): string => `C:CRT|${code}`;

export function boxRules({ keys, there, put }: Shelf) {
  const boxed = (): string[] => keys().filter((key) => key.startsWith(IN_BOX) && there(key));
  const theBox = (): string | undefined => boxed().find((key) => there(key)?.['isBox']);
  const fresh = (a: Args): Value => ({
    since: a['since'],
    message: null,
    isGiftWrapped: false,
    isBox: false,
    perPlace: 1,
  });
  /** One place after the other, until everything but `key` has one. */
  const takenBeside = (key: string): number => {
    let places = 0;
    for (const one of boxed()) {
      if (one === key || one === theBox()) continue;
      const { quantity, perPlace } = there(one) as { quantity: number; perPlace: number };
      for (let left = quantity; left > 0; left -= perPlace) places += 1;
    }
    return places;
  };
  const mayLieThere = (code: string, { isBox, perPlace }: Value): string | null => {
    if (!PRODUCTS.has(code)) return 'no_such_product';
    if (GIFT_ROLES.get(code) !== (isBox ? 'container' : 'movable')) return 'not_movable';
    return !isBox && (perPlace as number) > (SOLD_BY.get(code) ?? 1) ? 'not_movable' : null;
  };
  /** Refused, or null once it lies there. */
  const lay = (code: string, value: Value): string | null => {
    const key = IN_BOX + code;
    const before = there(key);
    if (!theBox()) return 'no_box';
    let places = takenBeside(key);
    for (let left = value['quantity'] as number; left > 0; left -= value['perPlace'] as number) places += 1;
    if ((value['quantity'] as number) > Number(before?.['quantity'] ?? 0) && places > 6) return 'box_full';
    const refused = before ? null : mayLieThere(code, value);
    return refused ?? put(key, value);
  };
  return {
    choose: (a: Args): string | null => {
      const code = a['stockCode'] as string;
      if (there(IN_BOX + code)) return null;
      const old = theBox();
      if (old && old !== IN_BOX + String(a['instead'])) return 'box_taken';
      const given = old ? there(old) : null;
      const words = { message: given?.['message'] ?? null, isGiftWrapped: given?.['isGiftWrapped'] ?? false };
      const box = { ...fresh(a), ...words, quantity: 1, seenPrice: a['seenPrice'], isBox: true };
      const refused = mayLieThere(code, box);
      if (refused) return refused;
      if (old) put(old, null);
      return put(IN_BOX + code, box);
    },
    move: (a: Args): string | null => {
      const code = a['stockCode'] as string;
      const had = there(IN_BOX + code);
      const more = Number(a['quantity']) - Number(had?.['quantity'] ?? 0);
      if (had && (had['isBox'] || more <= 0)) return null;
      const line = there(inCart(code));
      const { quantity, seenPrice, perPlace } = a;
      const refused = lay(code, { ...fresh(a), ...line, perPlace, ...had, quantity, seenPrice });
      if (refused || !line) return refused;
      const left = Number(line['quantity']) - more;
      return put(inCart(code), left > 0 ? { ...line, quantity: left } : null);
    },
    set: (a: Args): string | null => {
      const code = a['stockCode'] as string;
      const key = IN_BOX + code;
      const line = there(key);
      const { quantity, seenPrice } = a;
      if (!line) return quantity === 0 ? null : lay(code, { ...fresh(a), quantity, seenPrice });
      if (!line['isBox']) return quantity === 0 ? put(key, null) : lay(code, { ...line, quantity, seenPrice });
      if (quantity !== 0) return put(key, { ...line, seenPrice });
      const things = boxed().filter((one) => one !== key);
      put(key, null);
      for (const one of things.sort()) giveBack(one);
      return null;
    },
  };

  function giveBack(key: string): void {
    const thing = there(key) as Value;
    put(key, null);
    const at = inCart(key.slice(IN_BOX.length));
    const line = there(at);
    const both = line && {
      ...line,
      quantity: Math.min(9999, Number(line['quantity']) + Number(thing['quantity'])),
      message: line['message'] ?? thing['message'],
      isGiftWrapped: Boolean(line['isGiftWrapped']) || Boolean(thing['isGiftWrapped']),
    };
    put(at, both ?? thing);
  }
}
