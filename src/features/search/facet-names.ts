import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Facet } from '#contract/catalogue.ts';

/** The six filter groups in the shopper's words (storefront.md section 9). */
export const FACET_NAMES: Record<Facet, MessageDescriptor> = {
  productDesc: msg`Product`,
  familyDesc: msg`Family`,
  featured: msg`Featured`,
  brandDesc: msg`Brand`,
  categories: msg`Category`,
  originDesc: msg`Origin`,
};
