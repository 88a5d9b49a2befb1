import { AREA_DOCTYPE, STATE_DOCTYPE, UAE_DOCNO, type Address } from '#contract/addresses.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { areaOf, emirateOf } from './areas.ts';
import type { AddressRow } from './store.ts';

const COUNTRY: Bilingual = { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' };
const HOME: Bilingual = { en: 'Home', ar: 'المنزل' };
const WORK: Bilingual = { en: 'Work', ar: 'العمل' };
/** An area that the list no longer has: the address is shown all the same, and the form asks for its area anew. */
const UNKNOWN: Bilingual = { en: '', ar: '' };

/** An address as the wire has it, with the names of its area and emirate. */
export function addressAnswer(row: AddressRow): Address {
  const area = areaOf(row.areaId)?.name ?? UNKNOWN;
  const emirate = emirateOf(row.emirateId)?.name ?? UNKNOWN;
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    label: labelOf(row, area),
    line1: row.line1,
    line2: row.line2,
    landmark: row.landmark,
    mobile: row.mobile,
    isDefault: row.isDefault,
    areaDoctype: AREA_DOCTYPE,
    areaId: row.areaId,
    area,
    emirateDoctype: STATE_DOCTYPE,
    emirateId: row.emirateId,
    emirate,
    country: COUNTRY,
    countryId: UAE_DOCNO,
    zipCode: '',
    latitude: row.latitude,
    longitude: row.longitude,
    makani: row.makani,
    full: { en: inOneLine(row, area, emirate, 'en'), ar: inOneLine(row, area, emirate, 'ar') },
    createdAt: row.createdAt.toISOString(),
  };
}

function labelOf({ title, kind, line1 }: AddressRow, area: Bilingual): Bilingual {
  if (title !== '') return { en: title, ar: title };
  if (kind === 'home') return HOME;
  if (kind === 'work') return WORK;
  return area.en === '' ? { en: line1, ar: line1 } : area;
}

function inOneLine(row: AddressRow, area: Bilingual, emirate: Bilingual, language: 'en' | 'ar'): string {
  const parts = [row.line1, row.line2, row.landmark, area[language], emirate[language], COUNTRY[language]];
  // An area named as its emirate (Ajman, Ajman) is said once.
  const said = parts.filter((part, index) => part !== '' && part !== parts[index - 1]);
  return said.join(language === 'ar' ? '، ' : ', ');
}
