export const packShapes = [
  'carton',
  'bottle',
  'jug',
  'jar',
  'can',
  'bag',
  'pouch',
  'tray',
  'box',
  'tub',
  'tube',
  'loose',
  'bunch',
  'card',
  'hamper',
  'spray',
  'roll',
  'kit',
  'gift',
] as const;
export type PackShape = (typeof packShapes)[number];

export interface BothLanguages {
  en: string;
  ar: string;
}

/** What a product picture is drawn from. `key` is the stock code: it also keeps the ids inside the picture apart. */
export interface PackInput {
  key: string;
  name: BothLanguages;
  brand: BothLanguages & { colors: readonly [ink: string, paper: string, accent: string] };
  size: BothLanguages;
  pack: PackShape;
  art: string;
  flavour?: string;
  /** Art of what a kit, a gift box or a basket holds. */
  parts?: readonly string[];
  tint: string;
  isNonFood?: boolean;
}
