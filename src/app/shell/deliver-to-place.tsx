import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

/**
 * The default address in two or three words: what it is called, and its area. It shows what this device knows and asks nothing: a
 * session that has ended must not open the sign-in panel on every page. The sign-in and the address drawer read the addresses.
 */
export function DeliverToPlace() {
  const locale = useLocale();
  const { data } = useQuery({ ...myAddresses(), enabled: false });
  const chosen = data?.value.addresses.find(({ isDefault }) => isDefault);
  if (!chosen) return data ? <Trans>Add an address</Trans> : null;
  const [label, area] = [chosen.label[locale], chosen.area[locale]];
  return (
    <>
      <bdi>{label}</bdi>
      {area !== '' && area !== label && (
        <>
          {locale === 'ar' ? '، ' : ', '}
          <bdi>{area}</bdi>
        </>
      )}
    </>
  );
}
