/** Mails about deliveries of regular orders: the wallet holds too little, and what could not come. Plain text, each sent once. */
import { asc, eq, inArray } from 'drizzle-orm';

import { sayHours } from '#contract/rules/hours.ts';
import type { Deps } from '#server/kit/deps.ts';
import { mailShopper } from '#server/orders/mail-shopper.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { sayDay } from '#server/slots/say-slot.ts';

import type { PlannedDelivery } from './due-deliveries.ts';
import { hoursInWords } from './regular-times.ts';
import { regular, regularDelivery } from './table.ts';

/** `fils`: what the wallet lacks. */
export async function mailShortWallet(
  deps: Deps,
  { deliveryIds, fils }: { readonly deliveryIds: readonly number[]; readonly fils: number },
): Promise<void> {
  const rows = (await readAll(deps, deliveryIds)).filter(({ delivery }) => delivery.state === 'planned');
  const [first] = rows;
  if (!first) return;
  const { row, delivery } = first;
  const wallet = `${deps.settings.publicOrigin}/${row.language}/account/mywallet`;
  const amount = mailedAmount(fils);
  await mailShopper(deps, row, {
    key: `regular-short:${delivery.id}`,
    en: {
      subject: `Your regular order of ${whenOf(first, 'en')} needs ${amount.en} more`,
      body: `Your wallet does not hold enough for your regular order of ${whenOf(first, 'en')}:\n\n${listOf(rows, 'en')}\n\nPlease add ${amount.en} to your wallet at least two hours before, and it comes as planned: ${wallet}`,
    },
    ar: {
      subject: `ينقص محفظتك ${amount.ar} لطلبك المنتظم ${whenOf(first, 'ar')}`,
      body: `لا يكفي رصيد محفظتك لطلبك المنتظم ${whenOf(first, 'ar')}:\n\n${listOf(rows, 'ar')}\n\nيرجى إضافة ${amount.ar} إلى محفظتك قبل الموعد بساعتين على الأقل ليصلك في وقته: ${wallet}`,
    },
  });
}

export async function mailMissed(deps: Deps, deliveryIds: readonly number[]): Promise<void> {
  const rows = await readAll(deps, deliveryIds);
  const [first] = rows;
  if (!first) return;
  const { row, delivery } = first;
  const page = `${deps.settings.publicOrigin}/${row.language}/account/myregulars`;
  const isShort = delivery.toldAt !== null;
  await mailShopper(deps, row, {
    key: `regular-missed:${delivery.id}`,
    en: {
      subject: `Your regular order of ${whenOf(first, 'en')} did not come`,
      body: `We are sorry: we could not bring this ${whenOf(first, 'en')}.\n\n${listOf(rows, 'en')}\n\n${isShort ? 'Your wallet did not hold enough for it.' : 'It was sold out, or no delivery time was free.'} Nothing was taken for it; what you had paid for it is in your wallet. Your next deliveries come as planned: ${page}`,
    },
    ar: {
      subject: `لم يصل طلبك المنتظم ${whenOf(first, 'ar')}`,
      body: `نعتذر منك: لم نتمكّن من توصيل ما يلي ${whenOf(first, 'ar')}.\n\n${listOf(rows, 'ar')}\n\n${isShort ? 'لم يكن رصيد محفظتك كافياً له.' : 'نفدت الكمية أو لم يتوفّر موعد للتوصيل.'} لم نخصم أي مبلغ عنه، وما دفعته عنه في محفظتك. تصلك التوصيلات القادمة في مواعيدها: ${page}`,
    },
  });
}

async function readAll({ db }: Deps, ids: readonly number[]): Promise<PlannedDelivery[]> {
  return db.orm
    .select({ delivery: regularDelivery, row: regular })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .where(inArray(regularDelivery.id, [...ids]))
    .orderBy(asc(regularDelivery.id));
}

function whenOf({ delivery, row }: PlannedDelivery, language: 'en' | 'ar'): string {
  const comma = language === 'ar' ? '،' : ',';
  return `${sayDay(delivery.day)[language]}${comma} ${sayHours(hoursInWords(row.hour), language)}`;
}

function listOf(rows: readonly PlannedDelivery[], language: 'en' | 'ar'): string {
  return rows.map(({ row }) => `- ${row.quantity} x ${row.name[language]}`).join('\n');
}
