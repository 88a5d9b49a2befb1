import { STATE_DOCTYPE, UAE_DOCNO } from '#contract/addresses.ts';
import { readPickupDays, readReturnBox } from '#contract/recycling.ts';
import { privateQuery } from '#src/net/private-query.ts';
import { readQuery } from '#src/net/read-query.ts';

const COUNTRY = { countryId: UAE_DOCNO, stateDoctype: STATE_DOCTYPE } as const;

/** What can go back and what is to be collected, kept on the device and asked for again: an order may have come a moment ago. */
export function myReturnBox() {
  return { ...privateQuery(readReturnBox, {}), staleTime: 0 };
}

/** Days and times in an emirate; not kept: what could be chosen some time ago is no promise. */
export function pickupDays(emirateId: number, areaId: number) {
  return { ...readQuery(readPickupDays, { ...COUNTRY, emirateId, areaId }), staleTime: 0 };
}
