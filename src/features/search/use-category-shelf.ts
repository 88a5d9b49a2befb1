import { useQuery } from '@tanstack/react-query';

import { categoryShelf } from '#src/domain/catalogue/queries.ts';

/** Every category with its families; asked for only where it is `wanted`. */
export function useCategoryShelf(wanted: boolean) {
  return useQuery({ ...categoryShelf(), enabled: wanted });
}
