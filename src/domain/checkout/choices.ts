/** What a shopper typed and chose at checkout: pure. */
import type { Profile } from '#contract/account.ts';
import type { OrderPayload, TotalLine } from '#contract/checkout.ts';
import type { DeliveryDay, DeliverySlot } from '#contract/delivery.ts';
import { withPrefix } from '#contract/rules/phone.ts';

/** What is paid with, beside the tokens of kept cards. */
export const WALLET = 'wallet';
export const NEW_CARD = 'new-card';
/** The newest one that is kept: its token is not known before it is. */
export const SAVED_CARD = 'saved-card';

/** By kind of delivery. */
export type TimesByKind = Readonly<Record<string, { readonly dayId: number; readonly slotId: number }>>;

export interface Choices {
  /** Null: the default one. */
  readonly addressId: number | null;
  /** Empty: the number that the shop knows. */
  readonly contact: string;
  readonly dayId: number | null;
  readonly slotId: number | null;
  /** The hours of that slot, such as "18:00 - 20:00": another day or address is searched for the same ones. Empty where none were chosen. */
  readonly hours: string;
  /** What was confirmed for deliveries that come apart, by their kind. */
  readonly groupTimes: TimesByKind;
  /** What was chosen for them and is not confirmed yet. */
  readonly wantedTimes: TimesByKind;
  /** Number of the express kind; null where it comes at a time of the shopper's choice. */
  readonly expressId: number | null;
  readonly code: string;
  readonly voucherId: number | null;
  readonly points: number;
  /** Those that a code took the place of: they are used again once it is taken off. */
  readonly pointsAside: number;
  /** Fils, by the partner's number. */
  readonly donations: Readonly<Record<number, number>>;
  readonly packing: Profile['packing'];
  readonly printsInvoice: boolean;
  readonly alternative: Profile['alternative'];
  readonly special: string;
  readonly packingNote: string;
  readonly deliveryMessage: string;
  /** One of the words below, or the token of a kept card. Empty: none was tapped. */
  readonly method: string;
  readonly agrees: boolean;
  readonly savesCard: boolean;
  /** What stands in these fields and was not used yet; empty where nothing does. */
  readonly typedContact: string;
  readonly typedCode: string;
}

/** Of deliveries that come apart: another day or address begins with none. */
export const NO_GROUP_TIMES = { groupTimes: {}, wantedTimes: {} } satisfies Partial<Choices>;

type Lowered = Pick<Choices, 'points' | 'pointsAside'>;

/** A code or points, not both (remaining.md C28): the shop has yet to say whether it takes this one. */
export function withCode({ points, pointsAside }: Lowered, code: string): Partial<Choices> {
  return { code, typedCode: '', points: 0, pointsAside: points || pointsAside };
}

/** The discount code is taken off, and is not offered again by the box that it was typed into. */
export function withoutCode({ points, pointsAside }: Lowered): Partial<Choices> {
  return { code: '', typedCode: '', points: points || pointsAside, pointsAside: 0 };
}

/** What a shopper chose when they last paid, and begins with again. Place and time are those that the header promises: the default address, the first free time. */
export type Habits = Pick<Choices, 'method' | 'agrees'>;

/** What a shopper begins with: how they paid last time, and the defaults of their profile, where it could be read. */
export function firstChoices(profile: Profile | undefined, habits?: Habits): Choices {
  return {
    addressId: null,
    contact: '',
    dayId: null,
    slotId: null,
    hours: '',
    ...NO_GROUP_TIMES,
    expressId: null,
    code: profile?.discountCoupon ?? '',
    voucherId: null,
    points: 0,
    pointsAside: 0,
    donations: {},
    packing: profile?.packing ?? 'bags',
    printsInvoice: profile?.printsInvoice ?? false,
    alternative: profile?.alternative ?? 'none',
    special: '',
    packingNote: '',
    deliveryMessage: '',
    method: '',
    agrees: false,
    savesCard: false,
    typedContact: '',
    typedCode: '',
    ...habits,
  };
}

export interface ChosenTime {
  readonly day: DeliveryDay;
  /** Null where nothing of that day has room. */
  readonly slot: DeliverySlot | null;
}

/**
 * The chosen day and slot as far as they can still be had, else the same hours on that day or on the first day that has them, else
 * the default ones (remaining.md CK 10). Null where there is no day.
 */
export function chosenTime(
  days: readonly DeliveryDay[],
  { dayId, slotId, hours }: Pick<Choices, 'dayId' | 'slotId' | 'hours'>,
): ChosenTime | null {
  const free = (day: DeliveryDay): DeliverySlot[] => day.slots.filter(({ hasRoom }) => hasRoom);
  const day =
    days.find(({ id }) => id === dayId) ??
    days.find((one) => free(one).some(({ time }) => time === hours)) ??
    days.find(({ slots }) => slots.some(({ isDefault, hasRoom }) => isDefault && hasRoom)) ??
    days.find((one) => free(one).length > 0) ??
    days[0];
  if (!day) return null;
  const open = free(day);
  const slot =
    open.find(({ id }) => id === slotId) ??
    open.find(({ time }) => time === hours) ??
    open.find(({ isDefault }) => isDefault) ??
    open[0];
  return { day, slot: slot ?? null };
}

interface Shown {
  readonly addressId: number;
  /** The number on the screen. */
  readonly contact: string;
  readonly time: ChosenTime | null;
  readonly voucherFils: number | null;
  /** Of the express kind that was chosen. */
  readonly expressDoctype: string | null;
  readonly language: 'en' | 'ar';
  /** The placed order that this one is added to, whose address, time and kind of delivery it has; null where it stands alone. */
  readonly parentDocno: number | null;
}

/** What is sent to be prepared. Amounts that the shop reckons are not in it. */
export function orderOf(
  choices: Choices,
  { addressId, contact, time, voucherFils, expressDoctype, language, parentDocno }: Shown,
): Omit<OrderPayload, 'shownVersion'> {
  const isExpress = choices.expressId !== null && parentDocno === null;
  return {
    addressId,
    dayId: isExpress ? null : (time?.day.id ?? null),
    slotId: isExpress ? null : (time?.slot?.id ?? null),
    discountCode: choices.code.trim(),
    voucherId: choices.voucherId,
    voucherFils,
    points: choices.points,
    contact: withPrefix(contact),
    depositFils: null,
    donations: Object.entries(choices.donations)
      .filter(([, fils]) => fils > 0)
      .map(([partner, fils]) => ({ partner: Number(partner), fils })),
    payment: 'online',
    packing: choices.packing,
    printsInvoice: choices.printsInvoice,
    alternative: choices.alternative,
    special: choices.special.trim(),
    packingNote: choices.packingNote.trim(),
    deliveryMessage: choices.deliveryMessage.trim(),
    parentDoctype: parentDocno === null ? null : 'RSO',
    parentDocno,
    isExpress,
    expressId: isExpress ? choices.expressId : null,
    expressDoctype: isExpress ? expressDoctype : null,
    regularSlots: [],
    language,
  };
}

/** Slots are of the address: another one is searched for the same day and hours. `shown`: what stood on the screen, null where nothing did. */
export function toAddress(addressId: number, shown: ChosenTime | null): Partial<Choices> {
  const wanted = shown?.slot && { dayId: shown.day.id, hours: shown.slot.time };
  return { addressId, ...wanted, slotId: null, ...NO_GROUP_TIMES };
}

/** What there is of points: fils for the whole blocks alone. */
interface PointsToSpend {
  readonly points: number;
  readonly pointsFils: number;
  readonly pointsBlock: number;
}

/**
 * How many points can be spent: whole blocks of what there is, up to the one that pays the rest of what they can lower; but no further block of
 * which more than half would be lost. `most`: what they can lower, in fils; null while it is not known.
 */
export function pointsChoices({ points, pointsFils, pointsBlock }: PointsToSpend, most: number | null): number[] {
  const blocks = pointsBlock > 0 ? Math.floor(points / pointsBlock) : 0;
  const inBlocks = most === null ? blocks : (most * blocks) / Math.max(1, pointsFils);
  const needed = inBlocks > 0 ? Math.max(1, Math.round(inBlocks)) : 0;
  return Array.from({ length: Math.min(20, blocks, needed) }, (_none, at) => (at + 1) * pointsBlock);
}

/** In fils: what of so many points the order does not take, and is lost with their block. `taken`: what it takes. */
export function lostWithPoints(
  { points, pointsFils, pointsBlock }: PointsToSpend,
  spent: number,
  taken: number,
): number {
  const blocks = pointsBlock > 0 ? Math.floor(points / pointsBlock) : 0;
  return blocks === 0 ? 0 : Math.max(0, Math.round((pointsFils * spent) / (blocks * pointsBlock)) - taken);
}

/** In fils: what points lower at the most, and what they lower now. "Never donation, deposit, tip" (remaining.md C28). */
export function pointsIn(lines: readonly TotalLine[]): { readonly most: number; readonly taken: number } {
  const sum = (ids: readonly string[]): number =>
    lines.reduce((all, { id, fils }) => all + (ids.includes(id) ? fils : 0), 0);
  return { most: sum(['goods', 'delivery', 'discount', 'voucher']), taken: -sum(['points']) };
}

/**
 * The lines as they are for this way to pay (remaining.md C3): a card is charged all of it, so that the wallet's line is not
 * there and Net Payable is the total. A balance that does not suffice is said where one chooses how to pay: among the lines it would
 * look like a part of their sum.
 */
export function linesFor(
  { lines, net }: { readonly lines: readonly TotalLine[]; readonly net: number },
  isByCard: boolean,
): readonly TotalLine[] {
  if (!isByCard) return lines.filter(({ id, fils }) => id !== 'wallet' || fils < 0);
  return lines
    .filter(({ id }) => id !== 'wallet')
    .map((line) => (line.id === 'netpayable' ? { ...line, fils: net } : line));
}
