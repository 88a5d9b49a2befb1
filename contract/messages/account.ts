/** account.md sections 5 and 8: the profile, changing the password, deleting the account, what the account holds. */
import type { Sentence } from './sentence.ts';

export const accountMessages = {
  profileSaved: ['Profile data successfully updated!', 'تم تحديث بيانات الملف الشخصي بنجاح!'],
  profileNotSaved: ['Failed to update profile. Please try again.', 'تعذّر تحديث الملف الشخصي. يرجى المحاولة مرة أخرى.'],
  profileFailed: ['An error occurred while updating profile data.', 'حدث خطأ أثناء تحديث بيانات الملف الشخصي.'],
  notEditable: ['This field is not editable', 'لا يمكن تعديل هذا الحقل'],
  passwordMismatch: ['Password and confirmation password do not match', 'كلمة المرور وتأكيدها غير متطابقين'],
  passwordSame: ['Please choose a different password', 'يرجى اختيار كلمة مرور مختلفة'],
  passwordWrong: ['The old password is not right', 'كلمة المرور القديمة غير صحيحة'],
  passwordNone: [
    'This account has no password yet. Set one with Forgot password.',
    'لا توجد كلمة مرور لهذا الحساب بعد. عيّن واحدة من خلال نسيت كلمة المرور.',
  ],
  passwordChanged: ['Password changed successfully', 'تم تغيير كلمة المرور بنجاح'],
  passwordNotChanged: ['Password update failed', 'تعذّر تحديث كلمة المرور'],
  passwordFailed: ['An error occurred while updating password', 'حدث خطأ أثناء تحديث كلمة المرور'],
  deleteWrong: ['The email or password is not right', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
  signInAgain: [
    'Please log out, sign in again and delete the account within 10 minutes.',
    'يرجى تسجيل الخروج ثم الدخول مجدداً وحذف الحساب خلال 10 دقائق.',
  ],
  passwordNotRight: ['The password is not right', 'كلمة المرور غير صحيحة'],
  signInAgainToChange: [
    'Please log out, sign in again and make this change within 10 minutes.',
    'يرجى تسجيل الخروج ثم الدخول مجدداً وإجراء هذا التغيير خلال 10 دقائق.',
  ],
  emailProved: ['Your email is confirmed', 'تم تأكيد بريدك الإلكتروني'],
  mobileChanged: ['Your mobile number is saved', 'تم حفظ رقم جوالك'],
  contactFailed: ['The change could not be saved. Please try again.', 'تعذّر حفظ التغيير. يرجى المحاولة مرة أخرى.'],
  deleteCodeSent: ['We sent a code to your email', 'أرسلنا رمزاً إلى بريدك الإلكتروني'],
  exportFailed: ['The file could not be made. Please try again.', 'تعذّر إعداد الملف. يرجى المحاولة مرة أخرى.'],
  deleted: ['Your account is deleted', 'تم حذف حسابك'],
  deleteFailed: ['The account could not be deleted. Please try again.', 'تعذّر حذف الحساب. يرجى المحاولة مرة أخرى.'],
  tooManyTries: ['Too many attempts. Please try again in 15 minutes.', 'محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.'],
  tooManyExports: ['Too many files were asked for. Please try again later.', 'طُلبت ملفات كثيرة. يرجى المحاولة لاحقاً.'],
  orderOpen: [
    'An order of yours is on its way. You can delete the account once it has arrived.',
    'لديك طلب في الطريق. يمكنك حذف الحساب بعد وصوله.',
  ],
  paymentOpen: [
    'A payment or refund of yours is not finished yet. Please try again later.',
    'لديك عملية دفع أو استرداد لم تكتمل بعد. يرجى المحاولة لاحقاً.',
  ],
} as const satisfies Record<string, Sentence>;
