import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { FilterSection } from './filter-sections.ts';

/** The headings of the filters in the shopper's words. */
export const SECTION_NAMES: Record<FilterSection['id'], MessageDescriptor> = {
  badges: msg`Diet and more`,
  categories: msg`Category`,
  familyDesc: msg`Type`,
  brandDesc: msg`Brand`,
  featured: msg`Featured`,
  originDesc: msg`Origin`,
  price: msg`Price`,
  productDesc: msg`Product`,
};
