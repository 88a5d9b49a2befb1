/** The calls of the wallet (contract/wallet.ts). No amount is paid here but out of the wallet: bills are paid by the calls of payments. */
import { walletMessages } from '#contract/messages/wallet.ts';
import {
  readBulkTopUps,
  readWallet,
  readWalletStatement,
  sendByCard,
  sendByWallet,
  sendGiftCode,
  topUpInBulk,
  topUpWallet,
} from '#contract/wallet.ts';
import { me } from '#server/account/me.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';
import { openDesk } from '#server/session/desk.ts';

import { bulkRows } from './bulk-rows.ts';
import { mailSenderCode } from './prove-sender.ts';
import { readStatementOf } from './read-statement.ts';
import { readWalletOf } from './read-wallet.ts';
import { billFriend, sendOutOfWallet } from './send-to-friend.ts';
import { makeTopUpBill } from './top-up.ts';
import type { WalletDesk } from './wallet-desk.ts';

export function walletRoutes(deps: Deps): Served[] {
  const { db, clock, settings } = deps;
  const { shop } = settings;
  const desk: WalletDesk = { ...openDesk(deps), shop };
  const doctype = 'PBO' as const;
  return [
    serveUser(readWallet, (_input, { userId }) => readWalletOf({ db, shop, now: clock.now() }, userId)),
    serveUser(readWalletStatement, ({ size }, { userId }) => db.snapshot((tx) => readStatementOf(tx, userId, size))),
    serveUser(readBulkTopUps, () => ({ rows: bulkRows(shop) })),
    serveUser(topUpWallet, (input, caller) =>
      answerOnce(deps, { call: topUpWallet, input, caller }, async () => {
        const wanted = { userId: caller.userId, fils: input.fils, isBulk: false };
        return { docno: await makeTopUpBill(desk, wanted), doctype };
      }),
    ),
    serveUser(topUpInBulk, (input, caller) =>
      answerOnce(deps, { call: topUpInBulk, input, caller }, async () => {
        const wanted = { userId: caller.userId, fils: input.fils, isBulk: true };
        return { docno: await makeTopUpBill(desk, wanted), doctype };
      }),
    ),
    serveUser(sendByWallet, (input, caller) =>
      answerOnce(deps, { call: sendByWallet, input: withoutPassword(input), caller }, async () => {
        const docno = await sendOutOfWallet(desk, caller, input);
        return new Told({ docno, doctype }, walletMessages.sent[0]);
      }),
    ),
    serveUser(sendByCard, (input, caller) =>
      answerOnce(deps, { call: sendByCard, input: withoutPassword(input), caller }, async () => {
        const docno = await billFriend(desk, caller, input);
        return { docno, doctype, fils: input.fils };
      }),
    ),
    serveUser(sendGiftCode, async (asked, caller) => {
      await mailSenderCode(desk, await me(db.orm, caller.userId), { ip: caller.ip, asked });
      return {};
    }),
  ];
}

/** The question that a key stands for: the same whether or not the proof was asked for in between. */
function withoutPassword<Input extends { readonly password: string }>(input: Input): Input {
  return { ...input, password: '' };
}
