/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   an ARIA combobox: the field holds the keyboard */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type KeyboardEvent } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import { activeAfter } from './active-option.ts';
import type { FoundPlace } from './found-place.ts';
import { usePlaceSearch, type SuggestPlaces } from './use-place-search.ts';

import styles from './place-search.module.css';

interface Props {
  /** The same function from render to render. */
  suggest: SuggestPlaces;
  onChoose: (place: FoundPlace) => void;
}

/** The search field over the map: places in the Emirates alone (spec account.md section 4, pin search). */
export function PlaceSearch({ suggest, onChoose }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  /** False once a place is chosen or the list is put away: what the field says is then no question. */
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, state } = usePlaceSearch(isOpen ? text : null, suggest);
  const listId = `${useId()}-places`;
  const isListed = places.length > 0;

  const choose = (place: FoundPlace): void => {
    setText(place.label);
    setIsOpen(false);
    setActive(-1);
    onChoose(place);
  };
  const press = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the keyboard of the writing system while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen && text !== '') {
      // The list goes first; the panel around it stays.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const place = places[Math.max(active, 0)];
      if (place) choose(place);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      setActive(activeAfter(event.key, active, places.length));
    }
  };
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Icon name="magnifying-glass" />
        <input
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          value={text}
          dir={text === '' ? undefined : 'auto'}
          maxLength={80}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
          aria-label={t`Search for your address`}
          placeholder={t`Search for your area or street`}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={() => setIsOpen(false)}
        />
      </div>
      {isListed && (
        // Pressing a line leaves the keyboard in the field.
        <div
          id={listId}
          role="listbox"
          aria-label={t`Places`}
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {places.map((place, index) => (
            <div
              key={`${place.label} ${place.latitude} ${place.longitude}`}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.line}
              onClick={() => choose(place)}
            >
              <Icon name="map-pin" />
              <span dir="auto">{place.label}</span>
            </div>
          ))}
        </div>
      )}
      {(state === 'none' || state === 'failed') && (
        <p className={styles.alert} role="alert">
          {state === 'none' ? (
            <Trans>No results found</Trans>
          ) : (
            <Trans>The address search is not working right now</Trans>
          )}
        </p>
      )}
    </div>
  );
}
