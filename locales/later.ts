/** What home never shows: the strings are a catalogue of their own and come with the first of it (src/app/i18n). Folders and files. */
export const LATER = [
  ...['product', 'origin', 'range', 'session', 'account', 'addresses', 'pages', 'lists', 'sync', 'cart', 'checkout'].map(
    (feature) => `src/features/${feature}/`,
  ),
  'src/app/panels/panel-registry.tsx',
  'src/blocks/age-notice.tsx',
  'src/blocks/not-open-yet.tsx',
  'src/blocks/sign-in-to-see.tsx',
  // The panels' titles: the host fetches this catalogue before it opens the first panel.
  'src/app/panels/panel-registry.tsx',
  'src/ui/password-field.tsx',
  // The titles of pages whose routes say hasLaterWords.
  ...[
    'account.$',
    'account.changepassword',
    'account.deleteaccount',
    'account.index',
    'account.myaddress',
    'account.myaddressdetails',
    'account.myfavourites',
    'account.myprofile',
    'account.updatelocationpin',
    'account_.shopping.$listId',
    'cart',
    'Finalizepayment',
    'checkout',
    'competition.$slug',
    'origin.$origin',
    'privacy-policy',
    'samsung-success',
    'sustainablegrocery',
    'termsandconditions',
    'thankyou.$doctype.$docno',
    'viewall.$slug',
  ].map((route) => `src/routes/$locale.${route}.tsx`),
];
