import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { addressMessages } from '#contract/messages/addresses.ts';
import { say } from '#contract/messages/sentence.ts';
import { foldText } from '#contract/rules/fold-text.ts';
import type { Locale } from '#contract/urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { TypedAddress } from '#src/domain/addresses/drafts.ts';
import { areasOf, emirates } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { ComboField, type Choice } from '#src/ui/combo-field.tsx';

import styles from './area-fields.module.css';

interface Props {
  values: Pick<TypedAddress, 'emirateId' | 'areaId'>;
  set: (field: 'emirateId' | 'areaId', value: number) => void;
  wrong: (field: 'emirateId' | 'areaId') => string | undefined;
}

/** account.md section 5: the emirate, then its areas, each searched by typing; in either language, whatever the page's. */
export function AreaFields({ values, set, wrong }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const states = useQuery(emirates());
  const emirate = states.data?.value.find(({ id }) => id === values.emirateId);
  const areas = useQuery({ ...areasOf(values.emirateId, emirate?.name.en ?? ''), enabled: emirate !== undefined });
  const emirateChoices = useMemo(() => choicesOf(states.data?.value ?? [], locale), [states.data, locale]);
  const areaChoices = useMemo(() => choicesOf(areas.data?.value ?? [], locale), [areas.data, locale]);
  const waiting = t`Loading…`;
  const noOptions = say(addressMessages.noOptions, locale);
  return (
    <div className={styles.fields}>
      <ComboField
        label={t`Emirate`}
        name="addrStateDocno"
        choices={emirateChoices}
        chosen={values.emirateId}
        onChoose={(id) => set('emirateId', id)}
        fold={foldText}
        placeholder={t`Choose`}
        nothing={states.isPending ? waiting : noOptions}
        error={wrong('emirateId')}
      />
      <ComboField
        label={t`Area`}
        name="addrAreaDocno"
        choices={areaChoices}
        chosen={values.areaId}
        onChoose={(id) => set('areaId', id)}
        fold={foldText}
        placeholder={values.emirateId === 0 ? undefined : t`Choose`}
        nothing={areas.isLoading ? waiting : noOptions}
        isDisabled={values.emirateId === 0}
        hint={values.emirateId !== 0 ? undefined : t`Choose the emirate first`}
        error={wrong('areaId')}
      />
    </div>
  );
}

interface NamedPlace {
  readonly id: number;
  readonly name: Bilingual;
  readonly otherNames?: readonly string[];
}

/** Choices in the order of their names, found by their names in either language. */
function choicesOf(rows: readonly NamedPlace[], locale: Locale): Choice[] {
  return rows
    .map(({ id, name, otherNames = [] }) => ({
      id,
      name: name[locale],
      words: [name.en, name.ar, ...otherNames].join(' '),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
