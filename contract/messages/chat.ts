/** storefront.md section 8, Live chat; what is refused of a picture is ours to say. */
import type { Sentence } from './sentence.ts';

export const chatMessages = {
  failed: ['Error has occured, please email {email}', 'حدث خطأ، يرجى مراسلتنا على {email}'],
  pictureKind: ['Please choose a JPEG, PNG or WebP picture.', 'يرجى اختيار صورة بصيغة JPEG أو PNG أو WebP.'],
  pictureSize: ['Please choose a picture of at most 5 MB.', 'يرجى اختيار صورة لا تتجاوز 5 ميغابايت.'],
  picturePixels: [
    'This picture is too large to be opened here. Please choose a smaller one.',
    'هذه الصورة أكبر من أن تُفتح هنا. يرجى اختيار صورة أصغر.',
  ],
  pictureCount: [
    'You have sent many pictures today. Please send the next one tomorrow.',
    'أرسلت صوراً كثيرة اليوم. يرجى إرسال الصورة التالية غداً.',
  ],
} as const satisfies Record<string, Sentence>;
