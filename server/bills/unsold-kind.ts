import type { BillKind } from './bill-kind.ts';

const unsold = (): never => {
  throw new Error('there is a bill of a kind that the shop does not sell yet');
};

/** A kind whose room is not built: nobody can make such a bill. */
export const unsoldKind: BillKind = { paid: unsold, ended: unsold, about: unsold };
