/** What is done to the statements of a shop's pool: mistakes planted in its SQL, connections that are cut, and turns for who asks at once. */
import { AsyncResource } from 'node:async_hooks';

import type { Pool, PoolClient } from 'pg';

import { breakConnection } from '#tests/support/break-connection.ts';

import type { MoneyFaults } from './money-faults.ts';
import type { Turns } from './turns.ts';

type Call = (...args: unknown[]) => unknown;

/** From here on, for connections that are taken from the pool. */
export function plantInStatements(pool: Pool, turns: Turns, faults: MoneyFaults): void {
  const connect = pool.connect.bind(pool) as Call;
  // A connection that another request gives back goes on as whose it becomes.
  Reflect.set(pool, 'connect', (asked?: Call) => (asked ? connect(AsyncResource.bind(asked)) : connect()));
  const planted = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (planted.has(client)) return;
    planted.add(client);
    const query: unknown = Reflect.get(client, 'query');
    const number = Number(Reflect.get(client, 'processID'));
    if (typeof query !== 'function') throw new TypeError('a connection without queries');
    Reflect.set(client, 'query', (first: unknown, ...rest: unknown[]): unknown => {
      const ask = (...more: unknown[]): unknown =>
        Reflect.apply(query, client, [changedStatement(first, faults), ...more]);
      const tab = turns.current;
      if (!tab) return ask(...rest);
      const heard = rest.at(-1);
      return tab.inTurn(number, (isCut) => {
        if (isCut) breakConnection(client);
        if (typeof heard !== 'function') return Promise.resolve(ask(...rest));
        return new Promise((over) => {
          const hear = (...answer: unknown[]): void => {
            over(undefined);
            Reflect.apply(heard, undefined, answer);
          };
          ask(...rest.slice(0, -1), hear);
        });
      });
    });
  });
}

/** drizzle hands over an object, `pool.query` a text or an object; a query that was made elsewhere stays as it is. */
function changedStatement(first: unknown, faults: MoneyFaults): unknown {
  if (typeof first === 'string') return changedText(first, faults);
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string') return first;
  return Object.getPrototypeOf(first) === Object.prototype
    ? { ...first, text: changedText(first.text, faults) }
    : first;
}

function changedText(statement: string, faults: MoneyFaults): string {
  const { unlocked = false, keepsHolds = false, addedFreesPlace = false, keepsOldPlace = false } = faults;
  const free = unlocked ? statement.replace(/ for (?:no key )?update( of "\w+")?$/, '') : statement;
  const held = keepsHolds
    ? free.replace(/delete from "(slot|stock)_hold" where/, 'delete from "$1_hold" where false and')
    : free;
  if (faults.chargesInFull) return held.replace(/^update "order_line" set "picked" = (\$\d+)/, WHOLE);
  if (faults.dearSubstitutes) return atItsOwnPrice(held);
  if (keepsOldPlace) return held.replace('then 1 else -1 end', 'then 1 else 0 end');
  return addedFreesPlace ? held.replace(/^update "placed_order" set .*"cancelled_at" = .* = (\$\d+)$/, FREEING) : held;
}

/** With the number of the order that is cancelled, its statement's last value. */
const FREEING = `with freed as (update slot set taken = taken - 1
  where id = (select slot_id from placed_order where id = $1 and parent_id is not null)) $&`;

const WHOLE = 'update "order_line" set "picked" = "quantity" + 0 * $1';

/** Of the one line that is written as it comes instead of another. */
function atItsOwnPrice(statement: string): string {
  const [, columns = '', values = ''] = /^insert into "order_line" \((.*?)\) values \((.*?)\)/.exec(statement) ?? [];
  const names = columns.split(', ');
  const given = values.split(', ');
  const code = given[names.indexOf('"stock_code"')];
  const price = given[names.indexOf('"price"')];
  if (code === undefined || price === undefined) return statement;
  const own = `(select coalesce(promotion_price, price) from catalogue_item where catalogue_item.code = ${code})`;
  const changed = given.map((value) => (value === price ? `greatest(${price}, ${own})` : value)).join(', ');
  return statement.replace(values, () => changed);
}
