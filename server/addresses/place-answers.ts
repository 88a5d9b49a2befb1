import { AREA_DOCTYPE, STATE_DOCTYPE, UAE_DOCNO, type Area, type Emirate } from '#contract/addresses.ts';

import type { KnownArea, KnownEmirate } from './areas.ts';

export function emirateAnswer({ id, name }: KnownEmirate): Emirate {
  return { id, name, doctype: STATE_DOCTYPE, countryId: UAE_DOCNO };
}

export function areaAnswer({ id, name, latitude, longitude }: KnownArea): Area {
  return { id, name, latitude, longitude, doctype: AREA_DOCTYPE };
}
