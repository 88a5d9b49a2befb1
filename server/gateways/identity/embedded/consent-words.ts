/** The consent page's own words: it stands for a page of another house, so they are not among the app's strings. */
import type { IdentityProvider } from '#contract/identity.ts';

export type ConsentLanguage = 'en' | 'ar';

export interface ConsentWords {
  title: (provider: string) => string;
  lead: string;
  note: string;
  continueAs: string;
  other: string;
  name: string;
  email: string;
  hidesEmail: string;
  proceed: string;
  cancel: string;
  wrongEmail: string;
  wrongName: string;
  lost: string;
  people: readonly { name: string; email: string }[];
}

export const PROVIDER_NAMES: Record<IdentityProvider, Record<ConsentLanguage, string>> = {
  'google.com': { en: 'Google', ar: 'جوجل' },
  'facebook.com': { en: 'Facebook', ar: 'فيسبوك' },
  'apple.com': { en: 'Apple', ar: 'أبل' },
};

export const CONSENT_WORDS: Record<ConsentLanguage, ConsentWords> = {
  en: {
    title: (provider) => `Sign in with ${provider}`,
    lead: 'Choose an account to continue to Zad',
    note: 'This shop has no real sign-in provider set up. This page stands in for it: no password is asked, and nothing leaves the shop.',
    continueAs: 'Continue as',
    other: 'Use another account',
    name: 'Name',
    email: 'E-mail',
    hidesEmail: 'Do not share my e-mail with the shop',
    proceed: 'Continue',
    cancel: 'Cancel',
    wrongEmail: 'Enter an e-mail address, such as name@example.com.',
    wrongName: 'Enter a name.',
    lost: 'The shop that opened this window is gone. Close the window and sign in again.',
    people: [
      { name: 'Aisha Al Mansoori', email: 'aisha@example.com' },
      { name: 'Omar Haddad', email: 'omar@example.com' },
      { name: 'Priya Nair', email: 'priya@example.com' },
    ],
  },
  ar: {
    title: (provider) => `تسجيل الدخول عبر ${provider}`,
    lead: 'اختر حساباً للمتابعة إلى زاد',
    note: 'لم يُربط هذا المتجر بمزوّد دخول حقيقي، وهذه الصفحة تقوم مقامه: لا تُطلب كلمة مرور ولا يخرج شيء من المتجر.',
    continueAs: 'المتابعة باسم',
    other: 'استخدام حساب آخر',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    hidesEmail: 'لا تشارك بريدي الإلكتروني مع المتجر',
    proceed: 'متابعة',
    cancel: 'إلغاء',
    wrongEmail: 'أدخل بريداً إلكترونياً مثل name@example.com.',
    wrongName: 'أدخل اسماً.',
    lost: 'أُغلق المتجر الذي فتح هذه النافذة. أغلقها وسجّل الدخول من جديد.',
    people: [
      { name: 'عائشة المنصوري', email: 'aisha@example.com' },
      { name: 'عمر حداد', email: 'omar@example.com' },
      { name: 'بريا ناير', email: 'priya@example.com' },
    ],
  },
};
