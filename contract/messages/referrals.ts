/** account.md sections 2, 5 and 8, Referral; what an invitation says, and why it or a code is refused, is ours to say. */
import type { Sentence } from './sentence.ts';

export const referralMessages = {
  codeMissing: ['Please enter a customer code.', 'يرجى إدخال رمز الدعوة.'],
  updated: ['Referee updated successfully!', 'تم حفظ رمز من دعاك بنجاح!'],
  notUpdated: ['Failed to update referee.', 'تعذّر حفظ رمز من دعاك.'],
  unknownCode: ['Failed to update referee. Nobody has this code.', 'تعذّر حفظ رمز من دعاك. لا يوجد عميل بهذا الرمز.'],
  ownCode: ['Failed to update referee. This is your own code.', 'تعذّر حفظ رمز من دعاك. هذا رمزك أنت.'],
  circle: [
    'Failed to update referee. This friend named you as the one who invited them.',
    'تعذّر حفظ رمز من دعاك. صاحب هذا الرمز سجّل أنك أنت من دعاه.',
  ],
  tooLate: [
    'Failed to update referee. An order of yours was delivered already.',
    'تعذّر حفظ رمز من دعاك. سبق أن تم توصيل أحد طلباتك.',
  ],
  linkCopied: ['Link copied to clipboard!', 'تم نسخ الرابط!'],
  linkNotCopied: ['Failed to copy the link.', 'تعذّر نسخ الرابط.'],
  codeCopied: ['Customer code copied to clipboard!', 'تم نسخ رمز الدعوة!'],
  codeNotCopied: ['Failed to copy customer code.', 'تعذّر نسخ رمز الدعوة.'],
  sent: ['Email sent successfully!', 'تم إرسال البريد الإلكتروني بنجاح!'],
  notSent: ['Failed to send email. Please try again.', 'تعذّر إرسال البريد الإلكتروني. يرجى المحاولة مرة أخرى.'],
  subject: ['An invitation to Zad', 'دعوة إلى زاد'],
  invitation: [
    'Shop with me at Zad. After you sign up, enter my customer code {code} here: {url}',
    'تسوّق معي من زاد. بعد إنشاء حسابك أدخل رمز الدعوة الخاص بي {code} هنا: {url}',
  ],
  noAddress: ["Please enter your friends' email addresses", 'يرجى إدخال عناوين البريد الإلكتروني لأصدقائك'],
  wrongAddress: [
    'Please check the email addresses. Put a comma between them.',
    'يرجى التحقق من عناوين البريد الإلكتروني ووضع فاصلة بينها.',
  ],
  manyAddresses: [
    'Up to 10 addresses at a time, with a comma between them',
    'حتى 10 عناوين في المرة الواحدة، وبينها فاصلة',
  ],
  manyOfDay: [
    'You can email 20 friends within 24 hours. Please try again tomorrow.',
    'يمكنك مراسلة 20 صديقاً خلال 24 ساعة. يرجى المحاولة مرة أخرى غداً.',
  ],
  subjectMissing: ['Please enter a subject', 'يرجى إدخال موضوع الرسالة'],
  bodyMissing: ['Please enter a message', 'يرجى إدخال نص الرسالة'],
} as const satisfies Record<string, Sentence>;
