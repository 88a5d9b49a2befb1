import { inLanguage, say } from '#contract/messages/sentence.ts';
import { statementMessages } from '#contract/messages/statements.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';

/** Why a statement cannot be shown (account.md section 8, Statements). */
export function useStatementFailure(): (error: AppError) => string {
  const locale = useLocale();
  return (error) => {
    if (error.kind === 'refused') {
      const message = inLanguage(error.message, locale, statementMessages);
      return say(statementMessages.refused, locale, { message });
    }
    return say(error.kind === 'signed-out' ? statementMessages.signedOut : statementMessages.failed, locale);
  };
}
