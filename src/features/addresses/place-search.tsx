import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';

import { AriaLocale } from '#src/ui/aria-locale.tsx';
import { ComboInput } from '#src/ui/combo-input.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { OptionList } from '#src/ui/option-list.tsx';

import type { FoundPlace } from './found-place.ts';
import { usePlaceSearch, type SuggestPlaces } from './use-place-search.ts';

import search from '#src/blocks/search-box/search-box.module.css';
import styles from './place-search.module.css';

interface Props {
  /** The same function from render to render. */
  suggest: SuggestPlaces;
  onChoose: (place: FoundPlace) => void;
  /** What the field is called where it finds something else than addresses. */
  label?: string;
  /** What is chosen, here or elsewhere: it stands in the field. */
  chosen?: string;
}

/** The search field over the map: places in the Emirates alone (spec account.md section 4, pin search). */
export function PlaceSearch({ suggest, onChoose, label, chosen = '' }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(chosen);
  const [named, setNamed] = useState(chosen);
  /** False once a place is chosen: its name in the field is then no question. */
  const [isAsked, setIsAsked] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  if (named !== chosen) {
    setNamed(chosen);
    // A name that comes late takes nobody's words away.
    if (!isAsked || !isFocused) {
      setText(chosen);
      setIsAsked(false);
    }
  }
  const { places, state } = usePlaceSearch(isAsked ? text : null, suggest);
  const options = places.map((place, index) => ({ id: index, name: place.label }));

  const type = (typed: string): void => {
    setText(typed);
    setIsAsked(true);
  };
  const choose = (index: unknown): void => {
    const place = typeof index === 'number' ? places[index] : undefined;
    if (!place) return;
    setText(place.label);
    setIsAsked(false);
    onChoose(place);
  };
  return (
    <div className={styles.search}>
      <AriaLocale>
        <ComboBox
          aria-label={label ?? t`Search for your address`}
          items={options}
          inputValue={text}
          onInputChange={type}
          selectedKey={null}
          onSelectionChange={choose}
          allowsCustomValue
        >
          <Group className={search.field ?? ''}>
            <Icon name="magnifying-glass" />
            <ComboInput
              className={search.input ?? ''}
              inputMode="search"
              enterKeyHint="search"
              opensByClick={options.length > 0}
              dir={text === '' ? undefined : 'auto'}
              maxLength={80}
              // What is typed next is the next question, not more of the last answer.
              onFocus={({ currentTarget }) => {
                setIsFocused(true);
                currentTarget.select();
              }}
              onBlur={() => setIsFocused(false)}
              placeholder={t`Search for your area`}
            />
          </Group>
          <OptionList icon="map-pin" />
          <OpenWhen hasOptions={options.length > 0} />
        </ComboBox>
      </AriaLocale>
      {(state === 'none' || state === 'failed') && (
        <p className={styles.alert} role="alert">
          {state === 'none' ? (
            <>
              <Trans>No results found</Trans>
              <br />
              <Trans>We know areas, not streets: try the name of your area, or put the pin on the map.</Trans>
            </>
          ) : (
            <Trans>The address search is not working right now</Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** The answer arrives after the shopper has typed, and a combobox opens by itself only while they type. */
function OpenWhen({ hasOptions }: { hasOptions: boolean }) {
  const state = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    if (state?.isFocused) state.open(null, 'input');
  });
  useEffect(() => {
    if (hasOptions) open();
  }, [hasOptions]);
  return null;
}
