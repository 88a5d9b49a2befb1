import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { addressMessages } from '#contract/messages/addresses.ts';
import { say } from '#contract/messages/sentence.ts';
import type { AddressDraft } from '#contract/rules/address.ts';
import { foldText } from '#contract/rules/fold-text.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { TypedAddress } from '#src/domain/addresses/drafts.ts';
import { areasOf, emirates } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { ChoiceField, type Choice } from '#src/ui/choice-field.tsx';

interface Props {
  values: TypedAddress;
  set: (field: 'emirateId' | 'areaId', value: number) => void;
  wrong: (field: keyof AddressDraft) => string | undefined;
}

/** account.md section 5: the emirate, then its areas, each searched by typing; in either language, whatever the page's. */
export function AreaFields({ values, set, wrong }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const states = useQuery(emirates());
  const emirate = states.data?.value.find(({ id }) => id === values.emirateId);
  const areas = useQuery({ ...areasOf(values.emirateId, emirate?.name.en ?? ''), enabled: emirate !== undefined });
  const choicesOf = (rows: readonly { id: number; name: Bilingual; otherNames?: string[] }[] | undefined): Choice[] =>
    (rows ?? [])
      .map(({ id, name, otherNames = [] }) => ({
        id,
        name: name[locale],
        words: [name.en, name.ar, ...otherNames].join(' '),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const waiting = t`Loading…`;
  const noOptions = say(addressMessages.noOptions, locale);
  return (
    <>
      <ChoiceField
        label={t`Emirate`}
        name="addrStateDocno"
        choices={choicesOf(states.data?.value)}
        chosen={values.emirateId}
        onChoose={(id) => set('emirateId', id)}
        fold={foldText}
        nothing={states.isPending ? waiting : noOptions}
        error={wrong('emirateId')}
      />
      <ChoiceField
        label={t`Area`}
        name="addrAreaDocno"
        choices={choicesOf(areas.data?.value)}
        chosen={values.areaId}
        onChoose={(id) => set('areaId', id)}
        fold={foldText}
        nothing={areas.isLoading ? waiting : noOptions}
        hint={emirate ? undefined : t`Choose the emirate first`}
        error={wrong('areaId')}
      />
    </>
  );
}
