/** account.md sections 5 and 8, storefront.md sections 5 and 8: signing in, registering, codes, forgot password. */
import type { Sentence } from './sentence.ts';

export const sessionMessages = {
  loginBoth: ['Please enter email and password', 'يرجى إدخال البريد الإلكتروني وكلمة المرور'],
  loginFailed: [
    'An error occurred during login. Please try again.',
    'حدث خطأ أثناء تسجيل الدخول. يرجى المحاولة مرة أخرى.',
  ],
  wrongLogin: ['The email or password is not right', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
  tooManyLogins: ['Too many attempts. Please try again in 15 minutes.', 'محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.'],
  tooManyCodes: ['Too many codes were asked for. Please try again later.', 'طُلبت رموز كثيرة. يرجى المحاولة لاحقاً.'],
  tooManyChecks: ['Too many attempts. Please try again later.', 'محاولات كثيرة. يرجى المحاولة لاحقاً.'],
  passwordMissing: ['Password Should be entered', 'يجب إدخال كلمة المرور'],
  nameMissing: ['Name Should be entered', 'يجب إدخال الاسم'],
  codeMissing: ['Verification Code Should be entered', 'يجب إدخال رمز التحقّق'],
  invalidEmail: ['Invalid Email ID', 'البريد الإلكتروني غير صحيح'],
  invalidPhone: ['Invalid Phone Number (Please Enter a UAE Number)', 'رقم الجوال غير صحيح (يرجى إدخال رقم إماراتي)'],
  phoneMissing: ['Phone Number Should be entered', 'يجب إدخال رقم الجوال'],
  passwordShort: ["Password isn't long enough, minimum of 6 characters", 'كلمة المرور قصيرة، الحد الأدنى 6 أحرف'],
  passwordLong: ['The password is too long, maximum of 128 characters', 'كلمة المرور طويلة، الحد الأقصى 128 حرفاً'],
  passwordCommon: [
    'This password is too common, please choose another',
    'كلمة المرور هذه شائعة جداً، يرجى اختيار غيرها',
  ],
  smsSent: ['SMS Sent to: {phone}', 'أُرسلت رسالة نصية إلى: \u2066{phone}\u2069'],
  codeNotSent: ['Error sending OTP', 'تعذّر إرسال رمز التحقّق'],
  wrongCode: ['The verification code is not right', 'رمز التحقّق غير صحيح'],
  deadCode: ['This code can no longer be used, please ask for a new one', 'لم يعد هذا الرمز صالحاً، يرجى طلب رمز جديد'],
  phoneTaken: ['An account with this phone number exists already', 'يوجد حساب بهذا الرقم بالفعل'],
  emailTaken: ['An account with this email exists already', 'يوجد حساب بهذا البريد الإلكتروني بالفعل'],
  registered: ['Registration Success!', 'تم التسجيل بنجاح!'],
  registerFailed: ['Error during registration', 'حدث خطأ أثناء التسجيل'],
  resetSent: ['OTP sent to registered email / mobile', 'أُرسل رمز التحقّق إلى البريد الإلكتروني / رقم الجوال المسجل'],
  resetVerified: ['Verified Successfully !!!', 'تم التحقّق بنجاح !!!'],
  resetMismatch: ['Passwords do not match', 'كلمتا المرور غير متطابقتين'],
  resetConfirm: ['Confirm Password is required', 'تأكيد كلمة المرور مطلوب'],
  resetDone: ['Update Successfully !!!', 'تم التحديث بنجاح !!!'],
  emailOfOther: [
    'An account with this email exists already. Please sign in with your password.',
    'يوجد حساب بهذا البريد الإلكتروني بالفعل. يرجى تسجيل الدخول بكلمة المرور.',
  ],
} as const satisfies Record<string, Sentence>;
