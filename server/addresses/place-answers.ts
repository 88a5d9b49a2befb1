import { AREA_DOCTYPE, STATE_DOCTYPE, UAE_DOCNO, type Area, type Emirate } from '#contract/addresses.ts';

import type { ListedArea, ListedEmirate } from './area-file.ts';

export function emirateAnswer({ code, name, latitude, longitude }: ListedEmirate): Emirate {
  return { id: code, name, latitude, longitude, doctype: STATE_DOCTYPE, countryId: UAE_DOCNO };
}

export function areaAnswer({ code, name, otherNames, latitude, longitude }: ListedArea): Area {
  return { id: code, name, otherNames: [...otherNames], latitude, longitude, doctype: AREA_DOCTYPE };
}
