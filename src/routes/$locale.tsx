import type { I18n } from '@lingui/core';
import { createFileRoute, redirect, type ErrorComponentProps } from '@tanstack/react-router';

import { inLocale, isLocale, type Locale } from '#contract/urls.ts';
import { ErrorScreen } from '#src/app/error-screen.tsx';
import { i18nFor } from '#src/app/i18n/i18n-for.ts';
import { LocaleScope } from '#src/app/i18n/locale-scope.tsx';
import { preferredLocale } from '#src/app/i18n/preferred-locale.ts';
import { Shell } from '#src/app/shell/shell.tsx';

export const Route = createFileRoute('/$locale')({
  beforeLoad: async ({ params, location, matches }): Promise<{ locale: Locale; i18n: I18n }> => {
    if (!isLocale(params.locale)) throw redirect({ href: inLocale(location.href, preferredLocale()), replace: true });
    return { locale: params.locale, i18n: await i18nFor(params.locale, matches) };
  },
  staticData: { laterWords: 0 },
  component: LocaleLayout,
  errorComponent: LocaleFailure,
});

/** What the shell itself could not show: outside LocaleLayout there would be no words to say it in. */
function LocaleFailure(props: ErrorComponentProps) {
  const { locale, i18n } = Route.useRouteContext();
  return (
    <LocaleScope locale={locale} i18n={i18n}>
      <main>
        <ErrorScreen {...props} />
      </main>
    </LocaleScope>
  );
}

function LocaleLayout() {
  const { locale, i18n } = Route.useRouteContext();
  return (
    <LocaleScope locale={locale} i18n={i18n}>
      <Shell />
    </LocaleScope>
  );
}
