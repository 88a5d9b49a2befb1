/** Puts the rooms of selling together: payments know no document, and checkout and orders are told of each other here alone. */
import { record } from '#contract/wire.ts';

import type { BilledDocuments, BillKinds } from './bills/bill-kind.ts';
import { billListener } from './bills/bill-listener.ts';
import { billSettler } from './bills/bill-settler.ts';
import { sweepBills } from './bills/sweep-bills.ts';
import { pointsForDelivery } from './checkout/points-for-delivery.ts';
import { preparedSettler } from './checkout/prepared-settler.ts';
import { returnPromises } from './checkout/return-promises.ts';
import { recountAccountPoints } from './fulfilment/account-points.ts';
import { mailCancelled } from './fulfilment/mail-cancelled.ts';
import { mailCreditRefused } from './fulfilment/mail-credit-refused.ts';
import { mailDelivered } from './fulfilment/mail-delivered.ts';
import { mailOnItsWay } from './fulfilment/mail-on-its-way.ts';
import { mailRefunded } from './fulfilment/mail-refunded.ts';
import { mailRefusedCapture } from './fulfilment/mail-refused-capture.ts';
import { mailRescheduled } from './fulfilment/mail-rescheduled.ts';
import { orderListener } from './fulfilment/order-listener.ts';
import { rescheduleRoutes } from './fulfilment/reschedule-routes.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { runClock } from './fulfilment/run-clock.ts';
import { takeOrder } from './fulfilment/take-order.ts';
import { openPayments } from './gateways/payments/open-payments.ts';
import type { PaymentGateway } from './gateways/payments/payment-gateway.ts';
import { giftKind } from './gifts/gift-kind.ts';
import { openGiftBill } from './gifts/open-gift-bill.ts';
import type { Deps } from './kit/deps.ts';
import type { Served } from './kit/serve.ts';
import { listed, type AnyTask } from './kit/task.ts';
import type { BesideOrders } from './orders/beside-orders.ts';
import { mailConfirmation } from './orders/mail-confirmation.ts';
import {
  deliveredJob,
  onItsWayJob,
  cancelledJob,
  creditRefusedJob,
  orderConfirmationJob,
  refundedJob,
  refusedCaptureJob,
  rescheduledJob,
  takeOrderJob,
} from './orders/order-jobs.ts';
import { operationJob } from './payments/operation-job.ts';
import type { PaymentDesk } from './payments/payment-desk.ts';
import { runOperation } from './payments/run-operation.ts';
import { sweepPayments } from './payments/sweep-payments.ts';
import { canBeTipped } from './ratings/can-be-tipped.ts';
import { ratingOfOrder } from './ratings/keep-rating.ts';
import { mailRefusedTip } from './ratings/mail-refused-tip.ts';
import { ratedAmong } from './ratings/rated-among.ts';
import { refusedTipJob, tipKind } from './ratings/tip-kind.ts';
import { refundsOf } from './refunds/refunds-of.ts';
import { openRegularBill } from './regulars/open-regular-bill.ts';
import { regularKind } from './regulars/regular-kind.ts';
import { friendKind } from './wallet/friend-kind.ts';
import { topUpKind } from './wallet/top-up-kind.ts';

/** Whose room hears of which bill. */
export const billKinds: BillKinds = {
  tip: tipKind,
  top_up: topUpKind,
  friend: friendKind,
  egift: giftKind,
  regular: regularKind,
};

/** What bills are made of by PayBillOnline, by doctype. */
export const billedDocuments: BilledDocuments = { EGF: openGiftBill, REG: openRegularBill };

/** With another gateway than the settings name: tests. */
export type SellingDeps = Deps & { readonly gateway?: PaymentGateway };

/** What payments work with. */
export function paymentDesk({ db, clock, settings, log, gateway }: SellingDeps): PaymentDesk {
  const provider = gateway ?? openPayments(settings, db, () => clock.now());
  return {
    db,
    gateway: provider,
    wallets: settings.deviceWallets.filter((wallet) => provider.can.wallets.includes(wallet)),
    publicOrigin: settings.publicOrigin,
    shop: settings.shop,
    log,
    now: () => clock.now(),
    settlers: { PRO: preparedSettler(settings.shop), PBO: billSettler(billKinds, settings.shop) },
    listeners: {
      RSO: orderListener(returnPromises, settings.shop.refundToWalletDays),
      PBO: billListener(billKinds, settings.shop.refundToWalletDays),
    },
  };
}

/** What orders are told of where they are read. */
export const besideOrders: BesideOrders = { refundsOf, ratedAmong, ratingOfOrder, canBeTipped };

/** The calls that change an order after it was placed. */
export const actingRoutes = async (deps: Deps): Promise<Served[]> => [
  ...(await fulfilmentRoutes(returnPromises)(deps)),
  ...rescheduleRoutes(pointsForDelivery)(deps),
];

const nothing = record({});
const EACH_MINUTE = '* * * * *';
/** UTC: an hour after midnight in Dubai, where a day of points has ended. */
const EACH_NIGHT = '0 21 * * *';

/** The jobs that need more than one room. */
export const sellingTasks: readonly AnyTask[] = [
  listed({ ...operationJob, run: ({ id }, deps) => runOperation(paymentDesk(deps), id) }),
  listed({
    ...takeOrderJob,
    run: ({ orderId }, { db, clock, settings }) =>
      takeOrder({ db, now: () => clock.now(), shop: settings.shop }, orderId),
  }),
  listed({ ...orderConfirmationJob, run: ({ proId }, deps) => mailConfirmation(deps, proId) }),
  listed({ ...refusedCaptureJob, run: ({ orderId }, deps) => mailRefusedCapture(deps, orderId) }),
  listed({ ...onItsWayJob, run: ({ orderId }, deps) => mailOnItsWay(deps, orderId) }),
  listed({ ...rescheduledJob, run: ({ orderId, at }, deps) => mailRescheduled(deps, orderId, at) }),
  listed({ ...deliveredJob, run: ({ orderId }, deps) => mailDelivered(deps, orderId) }),
  listed({ ...refundedJob, run: ({ refundId }, deps) => mailRefunded(deps, refundId) }),
  listed({ ...cancelledJob, run: ({ orderIds }, deps) => mailCancelled(deps, orderIds) }),
  listed({ ...refusedTipJob, run: ({ billId }, deps) => mailRefusedTip(deps, billId) }),
  listed({ ...creditRefusedJob, run: ({ orderId }, deps) => mailCreditRefused(deps, orderId) }),
  listed({
    name: 'payments.sweep',
    payload: nothing,
    cron: EACH_MINUTE,
    run: (_payload, deps) => sweepPayments(paymentDesk(deps)),
  }),
  listed({
    name: 'bills.sweep',
    payload: nothing,
    cron: EACH_MINUTE,
    run: (_payload, { db, clock, log }) => sweepBills({ db, now: () => clock.now(), log, kinds: billKinds }),
  }),
  listed({
    name: 'orders.clock',
    payload: nothing,
    cron: EACH_MINUTE,
    run: (_payload, { db, clock, settings, log }) =>
      runClock({
        db,
        now: () => clock.now(),
        speed: settings.fulfilmentSpeed,
        log,
        shop: settings.shop,
        returnPromises,
      }),
  }),
  listed({
    name: 'orders.accountPoints',
    payload: nothing,
    cron: EACH_NIGHT,
    run: (_payload, { db, clock, log }) => recountAccountPoints({ db, now: () => clock.now(), log }),
  }),
];
