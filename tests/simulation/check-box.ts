import type { StoredRow } from '#server/sync/sync-store.ts';

import { mustHold } from './must-hold.ts';
import { GIFT_ROLES } from './sim-server.ts';

/** I13, whatever devices did: one container at the most, six places, nothing in no box, and nothing that may not lie there. */
export function checkBox(rows: readonly StoredRow[]): void {
  const lines = rows.flatMap(({ key, value }) =>
    key.startsWith('C:CGB|') && value ? [{ code: key.slice(6), value }] : [],
  );
  const boxes = lines.filter(({ value }) => value['isBox'] === true);
  const things = lines.filter(({ value }) => value['isBox'] !== true);
  const places = things.map(({ value }) => Math.ceil(Number(value['quantity']) / Number(value['perPlace'])));
  mustHold('I13', boxes.length <= 1, 'two gift boxes are held');
  mustHold('I13', places.reduce((sum, one) => sum + one, 0) <= 6, 'a gift box holds more than six');
  mustHold('I13', things.length === 0 || boxes.length === 1, 'a gift lies in no box');
  const isRight = lines.every(({ code, value }) => GIFT_ROLES.get(code) === (value['isBox'] ? 'container' : 'movable'));
  mustHold('I13', isRight, 'something lies in a gift box that may not');
}
