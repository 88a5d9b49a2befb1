/** What the shopper wants to be told about (storefront.md section 4, Notify-me), and the one edit of it. */
import { defineMutation } from '#contract/rules/mutation.ts';
import { bool, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

import { NOTIFY, notifyKey } from './keys.ts';
import { mark } from './mark.ts';
import { defineRow } from './row.ts';

const NOTIFY_MAX = 2000;

export const notifications = defineRow({ prefix: NOTIFY, key: ['stockCode'], fields: {} });

export const notifySet = defineMutation({
  name: 'notify.set',
  args: record({ stockCode: ['stockCode', text(40)], isOn: ['isOn', bool] }),
  about: (args) => notifyKey(args.stockCode),
  needs: () => [NOTIFY],
  apply: (rows, { stockCode, isOn }) =>
    mark(rows, { key: notifyKey(stockCode), all: NOTIFY, most: NOTIFY_MAX, isOn, value: {} }),
});
