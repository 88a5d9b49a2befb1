/** Where letters to the shop go: the build's VITE_SUPPORT_EMAIL, else a placeholder that reaches nobody. */
export const SUPPORT_ADDRESS: string =
  (import.meta.env['VITE_SUPPORT_EMAIL'] as string | undefined) ?? 'support@zad.example';
