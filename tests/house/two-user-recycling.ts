/** What one shopper sends of the return box to reach what is another's: as two-user-cases.ts. */
import { EMIRATE, HERS, type Case } from './two-user-cases.ts';

const WISH = { PickupItemcode: HERS, PickupDate: 20_261_128, PickupTimeslotDocno: 1 };

export const recyclingCases: Readonly<Record<string, Case>> = {
  'recycling.readOptions': { tries: ({ user }) => [{}, { userDocNo: user.id }], showsOwn: true },
  'recycling.readDays': { tries: ({ user }) => [{ state: EMIRATE }, { state: EMIRATE, userDocNo: user.id }] },
  'recycling.submit': {
    tries: ({ user, addressId }) => [
      { ...WISH, PickupAddressDocno: addressId },
      { ...WISH, PickupAddressDocno: addressId, userDocNo: user.id },
    ],
  },
  'recycling.cancel': {
    tries: ({ user, collectionId }) => [
      { pickupDocno: collectionId },
      { pickupDocno: collectionId, userDocNo: user.id },
    ],
  },
};
