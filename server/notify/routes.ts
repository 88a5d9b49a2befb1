/** The notify-me toggle (storefront.md section 4), by the same edits as the app's own. */
import { notifyMessages } from '#contract/messages/notify.ts';
import { toggleNotify } from '#contract/notify.ts';
import { notifyKey } from '#contract/rows/keys.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { editRows } from '#server/sync/edit-rows.ts';

export function notifyRoutes({ db, clock }: Deps): Served[] {
  return [
    serveUser(toggleNotify, ({ stockCode }, { userId }) => {
      const key = notifyKey(stockCode);
      return editRows({ db, userId, now: clock.now(), needs: [key], field: 'stockCode' }, (rows) => {
        const isOn = rows.get(key) === undefined;
        const [en, ar] = isOn ? notifyMessages.on : notifyMessages.off;
        return { edit: { name: 'notify.set', args: { stockCode, isOn } }, answer: { isOn, message: { en, ar } } };
      });
    }),
  ];
}
