/** Who is signed in, as the device remembers: apart from the calls, because every first page needs it. */
import { integer, text } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

/** Of the profile, what every screen may need. */
export const sessionUserShape = record({
  id: ['userDocNo', integer({ min: 1 })],
  firstName: ['userFirstName', text(80)],
  lastName: ['userLastName', text(80)],
  email: ['userEmail', text(254)],
  customerCode: ['customerCode', text(20)],
});
export type SessionUser = Decoded<typeof sessionUserShape>;
