import type { RegularSubject } from '#src/domain/regulars/subject.ts';
import { useSessionUser } from '#src/state/session.ts';

import { GuestPrompt } from './guest-prompt.tsx';
import { OfferedForm } from './offered-form.tsx';

/** The panel `regular_modal` (storefront.md sections 2 and 4): a product, or what an order holds, on chosen days of so many weeks. */
export function RegularPanel(subject: RegularSubject) {
  const user = useSessionUser();
  return user === null ? <GuestPrompt subject={subject} /> : <OfferedForm subject={subject} />;
}
