import type { RegularSubject } from '#src/domain/regulars/subject.ts';
import { useDeviceUser } from '#src/state/session.ts';

import { GuestPrompt } from './guest-prompt.tsx';
import { OfferedForm } from './offered-form.tsx';

/** The panel `regular_modal` (storefront.md sections 2 and 4): a product, or what an order holds, on chosen days of so many weeks. */
export function RegularPanel(subject: RegularSubject) {
  // Locked out they are no guest: what they chose is there again once they are back.
  const user = useDeviceUser();
  return user === null ? <GuestPrompt subject={subject} /> : <OfferedForm subject={subject} />;
}
