/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as Latin ones: every input of the shop takes all three (uae.md). */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
