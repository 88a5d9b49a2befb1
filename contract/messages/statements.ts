/** What the lines of a statement say, for which the specification has no words, and what is said where there is none (account.md section 8). */
import type { Sentence } from './sentence.ts';

export const statementMessages = {
  order: ['Order delivered', 'طلب تم توصيله'],
  express: ['Express order delivered', 'طلب سريع تم توصيله'],
  added: ['Added to another order', 'إضافة إلى طلب آخر'],
  depositPaid: ['Paid with your order', 'دُفع مع طلبك'],
  depositReturned: ['Packaging returned', 'عبوة أُعيدت'],
  depositUnits: ['containers', 'عبوات'],
  logIn: ['Please log in to view your statements.', 'يرجى تسجيل الدخول لعرض كشوف حسابك.'],
  refused: ['API Error: {message}', 'خطأ من المتجر: {message}'],
  signedOut: ['Authentication failed. Please log in again.', 'تعذّر التحقق من حسابك. يرجى تسجيل الدخول مرة أخرى.'],
  failed: ['Failed to fetch data. Please try again.', 'تعذّر تحميل البيانات. يرجى المحاولة مرة أخرى.'],
  nothing: ['No data available', 'لا توجد بيانات'],
} as const satisfies Record<string, Sentence>;
