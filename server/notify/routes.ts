/** The notify-me toggle (storefront.md section 4), by the same edits as the app's own. */
import { notifyMessages } from '#contract/messages/notify.ts';
import { toggleNotify } from '#contract/notify.ts';
import { notifyKey } from '#contract/rows/keys.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';
import { editRows } from '#server/sync/edit-rows.ts';

export function notifyRoutes({ db, clock }: Deps): Served[] {
  return [
    serveUser(toggleNotify, async ({ stockCode }, { userId }) => {
      const key = notifyKey(stockCode);
      const { isOn } = await editRows({ db, userId, now: clock.now(), needs: [key], field: 'stockCode' }, (rows) => {
        const wanted = rows.get(key) === undefined;
        return { edit: { name: 'notify.set', args: { stockCode, isOn: wanted } }, answer: { isOn: wanted } };
      });
      return new Told({ isOn }, (isOn ? notifyMessages.on : notifyMessages.off)[0]);
    }),
  ];
}
