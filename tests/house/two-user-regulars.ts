/** What one shopper sends of regular orders to reach what is another's: as two-user-cases.ts. */
import { HERS, type Case } from './two-user-cases.ts';

const DAYS = [{ deliveryDayDocno: 1, deliveryDaySelected: true }];
const WISH = { subsPaynow: false, subsFrequencyTimespan: 1, subsDeliveryDayListModel: DAYS, subsTimeslotDocno: 10 };

export const regularCases: Readonly<Record<string, Case>> = {
  'regulars.readFrequencies': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'regulars.readDays': { tries: ({ user }) => [{ frequencyMasterDocno: 1, userDocNo: user.id }] },
  'regulars.readTimes': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'regulars.check': {
    tries: ({ user, orderId }) => [
      { stockCode: HERS, userDocNo: user.id },
      { stockCode: HERS, piDocNo: orderId },
    ],
  },
  'regulars.add': {
    tries: ({ regularId, orderId }) => [
      { ...WISH, stockCode: HERS, subsItemQty: 1, mshDocno: regularId },
      { ...WISH, stockCode: HERS, subsItemQty: 1, piDocNo: orderId },
    ],
  },
  'regulars.repeat': { tries: ({ regularId }) => [{ ...WISH, stockCode: HERS, subsItemQty: 1, mshDocno: regularId }] },
  'regulars.addOrder': { tries: ({ orderId }) => [{ ...WISH, piDocNo: orderId, piDocType: 'RSO' }] },
  'regulars.list': { tries: ({ user }) => [{}, { userDocNo: user.id }], showsOwn: true },
  'regulars.read': { tries: ({ regularId, user }) => [{ msh_docno: regularId, userDocNo: user.id }] },
  'regulars.cancel': { tries: ({ regularId }) => [{ RegdDocno: regularId }] },
  'regulars.cancelDelivery': { tries: ({ regularLineId }) => [{ RegdDocno: regularLineId }] },
};
