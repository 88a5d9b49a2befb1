/** Apart from the other rules (success.ts): statements alone have this one, and home would carry it. */
import { isStatusOne, type SuccessRule } from './success.ts';

export const isStatusOneOrTwo: SuccessRule = (body) =>
  isStatusOne(body) || (typeof body === 'object' && body !== null && 'status' in body && body.status === 2);
