import { createFileRoute, redirect } from '@tanstack/react-router';

import { preferredLocale } from '#src/app/i18n/preferred-locale.ts';

/** decisions.md 23: a path without a language leads to the shopper's. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/$locale', params: { locale: preferredLocale() }, replace: true });
  },
});
