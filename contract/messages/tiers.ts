/** What the page of the account points says of the tiers (account.md section 9, Tier benefits; remaining.md C5 and C6). */
import type { Sentence } from './sentence.ts';

export const tierMessages = {
  howCounted: [
    'Each dirham of your delivered orders counts as one account point for six months. Account points decide your tier and are not spent.',
    'كل درهم من طلباتك التي وصلت يُحسب نقطة حساب واحدة لمدة ستة أشهر. نقاط الحساب تحدد فئتك ولا تُصرف.',
  ],
  benefits: ['What each tier brings', 'مزايا كل فئة'],
  from: ['Account points from', 'تبدأ من (نقاط الحساب)'],
  standardDelivery: ['Standard delivery costs', 'رسوم التوصيل العادي'],
  expressDelivery: ['Express delivery costs', 'رسوم التوصيل السريع'],
  priorityDelivery: ['Priority delivery', 'توصيل بالأولوية'],
  ownContact: ['Your own contact', 'جهة اتصال خاصة بك'],
  freeSamples: ['Free samples', 'عينات مجانية'],
  usualFee: ['Usual fee', 'الرسوم المعتادة'],
  free: ['Free', 'مجاناً'],
  sevenPoints: ['7 points', '7 نقاط'],
  tenPoints: ['10 points', '10 نقاط'],
  fifteenPoints: ['15 points', '15 نقطة'],
  yes: ['Yes', 'نعم'],
  fruits: [
    'Discount on fruits at 10, 50 and 100 points: coming soon.',
    'قريباً: خصم على الفواكه عند بلوغ 10 و50 و100 نقطة.',
  ],
  whichPoints: [
    'Points here are loyalty points. With too few of them you pay the usual fee in dirhams.',
    'النقاط هنا هي نقاط الولاء. إن لم تكفِ نقاطك، تدفع الرسوم المعتادة بالدرهم.',
  ],
} as const satisfies Record<string, Sentence>;
