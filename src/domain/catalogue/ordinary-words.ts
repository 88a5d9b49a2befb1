import { foldLetters } from '#contract/rules/fold-text.ts';
import { stemOf } from '#contract/rules/search-words.ts';

/**
 * Words that a name has without its being another thing: sizes, colours, how fresh, how fat. "Large White Eggs" are what eggs means, "Quail
 * Eggs" are a kind of their own. A word that is missing here costs little: the shopper's words stay on the list as they are typed.
 */
const ORDINARY = new Set(
  foldLetters(
    `large small medium big white brown red green yellow fresh natural pure plain whole full fat cream creamy low light half skimmed
     semi free range local organic premium classic regular original family size fine table iodised iodized granulated salted unsalted sliced
     all purpose multi drinking everyday real extra soft washed loose
     كبير كبيره صغير صغيره وسط متوسط ابيض بيضاء اسمر سمراء بني احمر حمراء اخضر خضراء اصفر صفراء طازج طازجه طبيعي طبيعيه نقي نقيه ساده
     كامل كامله الدسم دسم قليل قليله خالي خاليه منزوع حر محلي محليه عضوي عضويه عادي كلاسيكي اصلي ناعم ناعمه طعام باليود مملح مملحه غير
     متعدد الاستعمالات شرب للاستخدام اليومي توست`,
  ).map(stemOf),
);

/** @param word folded */
export function isOrdinary(word: string): boolean {
  return ORDINARY.has(stemOf(word));
}
