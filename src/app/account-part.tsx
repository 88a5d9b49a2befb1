import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

interface AccountPart {
  readonly title: MessageDescriptor;
  readonly Screen: ComponentType;
}

/** Each with its screen, which is fetched with the page. */
const PARTS: Readonly<Record<string, () => Promise<AccountPart>>> = {
  myrewardpoints: async () => {
    const { RewardPointsScreen } = await import('#src/features/rewards/reward-points-screen.tsx');
    return { title: msg`Loyalty points`, Screen: RewardPointsScreen };
  },
  myvouchers: async () => {
    const { VouchersScreen } = await import('#src/features/rewards/vouchers-screen.tsx');
    return { title: msg`My vouchers`, Screen: VouchersScreen };
  },
  returnbox: async () => {
    const { ReturnBoxScreen } = await import('#src/features/recycling/return-box-screen.tsx');
    return { title: msg`Return box`, Screen: ReturnBoxScreen };
  },
  myregulars: async () => {
    const { RegularsScreen } = await import('#src/features/regulars/regulars-screen.tsx');
    return { title: msg`My regulars`, Screen: RegularsScreen };
  },
  livechat: async () => {
    const { LiveChatScreen } = await import('#src/features/chat/live-chat-screen.tsx');
    return { title: msg`Chat with us`, Screen: LiveChatScreen };
  },
  mystatement: async () => {
    const { StatementScreen } = await import('#src/features/statements/statement-screen.tsx');
    return { title: msg`My statement`, Screen: StatementScreen };
  },
  monthlystatement: async () => {
    const { MonthPage } = await import('#src/features/statements/month-page.tsx');
    return { title: msg`Monthly statement`, Screen: MonthPage };
  },
};

/**
 * A part of the account that has no route of its own, by the last part of its address: every route is read by the first page of all,
 * at some 70 bytes each. Undefined where there is no such part.
 */
export async function accountPart(section: string): Promise<AccountPart | undefined> {
  const name = section.toLowerCase();
  return Object.hasOwn(PARTS, name) ? PARTS[name]?.() : undefined;
}
