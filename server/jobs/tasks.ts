import { chatTasks } from '#server/chat/chat-tasks.ts';
import { sweepPrepared } from '#server/checkout/sweep-prepared.ts';
/** Every task of the store: a noun adds its own here (docs/jobs.md). */
import { giftTasks } from '#server/gifts/gift-tasks.ts';
import { sweepIdempotentRequests } from '#server/kit/sweep-idempotent-requests.ts';
import { listed, type AnyTask } from '#server/kit/task.ts';
import { recountLedger } from '#server/ledger/recount-task.ts';
import { mailBackInStock } from '#server/notify/mail-back-in-stock.ts';
import { findBackInStock, tellBackInStock } from '#server/notify/tell-back-in-stock.ts';
import { collectContainers } from '#server/recycling/collecting.ts';
import { mailInvitation } from '#server/referrals/mail-invitation.ts';
import { regularTasks } from '#server/regulars/regular-tasks.ts';
import { sellingTasks } from '#server/selling.ts';
import { sweepSignIns } from '#server/session/sweep-sign-ins.ts';
import { makeSlotsAhead } from '#server/slots/make-slots.ts';
import { sweepSlotHolds } from '#server/slots/sweep-slot-holds.ts';
import { sweepStockHolds } from '#server/stock/sweep-stock-holds.ts';
import { tellShelves } from '#server/stock/tell-shelves.ts';
import { purgeRows } from '#server/sync/purge.ts';
import { friendTasks } from '#server/wallet/friend-tasks.ts';

export const tasks: readonly AnyTask[] = [
  listed(purgeRows),
  listed(sweepSignIns),
  listed(sweepIdempotentRequests),
  listed(findBackInStock),
  listed(tellBackInStock),
  listed(mailBackInStock),
  listed(makeSlotsAhead),
  listed(sweepSlotHolds),
  listed(sweepStockHolds),
  listed(tellShelves),
  listed(sweepPrepared),
  listed(recountLedger),
  listed(mailInvitation),
  collectContainers,
  ...chatTasks,
  ...friendTasks,
  ...giftTasks,
  ...regularTasks,
  ...sellingTasks,
];
