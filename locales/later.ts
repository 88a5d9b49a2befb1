/** Screens that home never shows: their strings are a catalogue of their own and come with the first of them (src/app/i18n). */
export const LATER = ['session', 'account', 'addresses', 'pages', 'lists', 'sync', 'cart', 'checkout'].map((feature) => `src/features/${feature}`);
