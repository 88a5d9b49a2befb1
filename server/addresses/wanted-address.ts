import { addressMessages } from '#contract/messages/addresses.ts';
import { addressProblem, cleanAddress, type AddressDraft } from '#contract/rules/address.ts';
import { Refusal } from '#server/kit/refusal.ts';

import { areaOf, emirateOf } from './areas.ts';

type Wanted = AddressDraft & { isDefault: boolean };

/** The wire names, for the refusals. */
const FIELDS: Record<keyof AddressDraft, string> = {
  kind: 'type',
  title: 'addrTitle',
  line1: 'addrLine1',
  line2: 'addrLine2',
  landmark: 'addrLandMark',
  mobile: 'addrMobile',
  makani: 'addrMakani',
  emirateId: 'addrStateDocno',
  areaId: 'addrAreaDocno',
  latitude: 'addrLatitude',
  longitude: 'addrLongitude',
};

/** What came, clean; refuses with 422 and the field what the rules or the list of areas do not allow. */
export function wantedAddress(input: Wanted): Wanted {
  const wanted = cleanAddress(input);
  const problem = addressProblem(wanted) ?? placeProblem(wanted);
  if (problem) throw new Refusal('invalid', problem.sentence[0], 422, FIELDS[problem.field]);
  return wanted;
}

function placeProblem({ emirateId, areaId }: Wanted) {
  if (!emirateOf(emirateId)) return { field: 'emirateId', sentence: addressMessages.emirateMissing } as const;
  const area = areaOf(areaId);
  if (!area) return { field: 'areaId', sentence: addressMessages.areaMissing } as const;
  return area.emirateCode === emirateId
    ? null
    : ({ field: 'areaId', sentence: addressMessages.areaElsewhere } as const);
}
