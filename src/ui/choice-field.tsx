/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   an ARIA combobox: the list belongs to the field, which holds the keyboard */
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

import styles from './choice-field.module.css';

export interface Choice {
  id: number;
  name: string;
  /** What is searched; the name where there is nothing else. */
  words?: string;
}

interface Props extends FieldProps {
  choices: readonly Choice[];
  /** 0 where nothing is chosen. */
  chosen: number;
  onChoose: (id: number) => void;
  /** Brings words into the one form that typed and listed ones are compared in. */
  fold: (text: string) => string;
  /** Said in place of an empty list. */
  nothing: string;
  disabled?: boolean;
  name: string;
}

/** One of many, searched by typing (the WAI-ARIA combobox with a list). The list opens in the flow, so that no sheet cuts it off. */
export function ChoiceField({ label, hint, error, choices, chosen, onChoose, fold, nothing, disabled, name }: Props) {
  const listId = `${useId()}-list`;
  const current = choices.find(({ id }) => id === chosen);
  // Null while the list is closed: the box then shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = typed !== null && !disabled;
  const wanted = fold(typed ?? '');
  const found = choices.filter((choice) => fold(choice.words ?? choice.name).includes(wanted));
  const activeId = isOpen && found[active] ? `${listId}-${active}` : undefined;

  const open = (): void => {
    setTyped('');
    setActive(
      Math.max(
        0,
        choices.findIndex(({ id }) => id === chosen),
      ),
    );
  };
  const close = (): void => setTyped(null);
  // What is chosen is in sight when the list opens, and what the keyboard is on while it moves.
  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  const choose = (choice: Choice | undefined): void => {
    if (choice) onChoose(choice.id);
    if (choice) close();
  };
  const moveTo = (index: number): void => {
    const to = Math.min(Math.max(index, 0), found.length - 1);
    setActive(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return;
      event.preventDefault();
      open();
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 5,
      PageUp: active - 5,
    };
    const to = moves[key];
    if (to !== undefined) moveTo(to);
    else if (key === 'Enter') choose(found[active]);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
    // Escape closes the list, not the panel around it.
    event.stopPropagation();
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <div className={styles.frame}>
          <div className={styles.line}>
            <input
              {...described}
              type="text"
              name={name}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              autoComplete="off"
              disabled={disabled}
              placeholder={current?.name}
              value={typed ?? current?.name ?? ''}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
              }}
              onClick={() => !isOpen && open()}
              onKeyDown={onKeyDown}
              onBlur={close}
            />
            <span className={styles.caret} aria-hidden="true">
              <Icon name="caret-down" size={16} />
            </span>
          </div>
          {isOpen && (
            // Pressing anywhere in the list leaves the keyboard in the field.
            <div
              ref={list}
              id={listId}
              role="listbox"
              className={styles.list}
              onMouseDown={(event) => event.preventDefault()}
            >
              {found.map((choice, index) => (
                <div
                  key={choice.id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={choice.id === chosen}
                  data-active={index === active ? '' : undefined}
                  className={styles.option}
                  onClick={() => choose(choice)}
                >
                  <bdi>{choice.name}</bdi>
                  {choice.id === chosen && <Icon name="check" size={18} />}
                </div>
              ))}
            </div>
          )}
          {isOpen && found.length === 0 && (
            <p className={styles.nothing} role="status">
              {nothing}
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
