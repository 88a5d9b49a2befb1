/** decisions.md 11: at least 6 (account.md section 9), at most 128 characters. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
