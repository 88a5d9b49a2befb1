import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { referralMessages } from '#contract/messages/referrals.ts';
import { say } from '#contract/messages/sentence.ts';
import { friendAddresses, MOST_ADDRESSES } from '#contract/rules/friend-addresses.ts';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import { inviteByMail } from '#src/domain/referrals/commands.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { useSessionUser } from '#src/state/session.ts';
import { showToast } from '#src/state/toasts.ts';

type Box = 'to' | 'subject' | 'body';

/** Our name for the field that the server's refusal is about. */
const OURS: Readonly<Record<string, Box>> = { toEmail: 'to', subject: 'subject', body: 'body' };

/** An invitation as it is written, checked and sent. The words stay for the next friends. */
export function useInviteForm(words: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const locale = useLocale();
  const own = useSessionUser()?.email ?? '';
  const [values, setValues] = useState(() => ({ to: '', subject: say(referralMessages.subject, locale), body: words }));
  const [problem, setProblem] = useState<{ box: Box | null; sentence: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useFocusOnError(problem);

  /** The addresses; null where something is wrong, which is then said. */
  const checked = (): readonly string[] | null => {
    const { good, wrong } = friendAddresses(values.to, own);
    const refuse = (box: Box, sentence: string): null => {
      setProblem({ box, sentence });
      return null;
    };
    setProblem(null);
    if (wrong.length > 0) return refuse('to', say(referralMessages.wrongAddress, locale));
    if (good.length === 0) return refuse('to', say(referralMessages.noAddress, locale));
    if (good.length > MOST_ADDRESSES) return refuse('to', say(referralMessages.manyAddresses, locale));
    if (values.subject.trim() === '') return refuse('subject', say(referralMessages.subjectMissing, locale));
    if (values.body.trim() === '') return refuse('body', say(referralMessages.bodyMissing, locale));
    return good;
  };
  const send = async (addresses: readonly string[]): Promise<void> => {
    setIsBusy(true);
    const { subject, body } = values;
    const sent = await inviteByMail(client, { to: addresses.join(','), subject, body, language: locale });
    setIsBusy(false);
    if (sent.ok) {
      setValues((before) => ({ ...before, to: '' }));
      showToast(say(referralMessages.sent, locale), 'success');
      return;
    }
    const { error } = sent;
    const box = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
    setProblem({ box, sentence: spoken(error, locale, referralMessages, referralMessages.notSent) });
  };
  return {
    form,
    values,
    set: (box: Box) => (value: string) => {
      setValues((before) => ({ ...before, [box]: value }));
      setProblem((before) => (before?.box === box ? null : before));
    },
    errorOf: (box: Box | null): string | undefined => (problem?.box === box ? problem.sentence : undefined),
    isBusy,
    submit: (event: FormEvent): void => {
      event.preventDefault();
      const addresses = isBusy ? null : checked();
      if (!addresses) return;
      if (isOffline()) showToast(t`This needs a connection`);
      else void send(addresses);
    },
  };
}
