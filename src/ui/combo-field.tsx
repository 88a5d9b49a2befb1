import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { AriaLocale } from './aria-locale.tsx';
import { ComboInput } from './combo-input.tsx';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { OptionList } from './option-list.tsx';

import combo from './combo-field.module.css';
import styles from './field.module.css';

export interface Choice {
  id: number;
  name: string;
  /** What is searched; the name where there is nothing else. */
  words?: string;
}

interface Props extends FieldProps {
  /** The same list from render to render, or the options are built again. */
  choices: readonly Choice[];
  /** 0 where nothing is chosen. */
  chosen: number;
  onChoose: (id: number) => void;
  /** Brings words into the one form that typed and listed ones are compared in. */
  fold: (text: string) => string;
  /** Said in place of an empty list. */
  nothing: string;
  name: string;
  placeholder?: string | undefined;
  /** Nothing can be chosen yet; the hint says what comes first. */
  isDisabled?: boolean;
}

/** One of many, searched by typing. */
export function ComboField({
  label,
  hint,
  error,
  choices,
  chosen,
  onChoose,
  fold,
  nothing,
  name,
  placeholder,
  isDisabled = false,
}: Props) {
  const isInvalid = error !== undefined;
  const said = error ?? hint;
  // React Aria filters by names alone; two choices of one name are found by the words of either.
  const isFound = (text: string, typed: string): boolean =>
    choices.some((choice) => choice.name === text && fold(choice.words ?? choice.name).includes(fold(typed)));
  return (
    <AriaLocale>
      <ComboBox
        className={styles.field ?? ''}
        defaultItems={choices}
        selectedKey={chosen === 0 ? null : chosen}
        onSelectionChange={(id) => id !== null && onChoose(Number(id))}
        defaultFilter={isFound}
        formValue="text"
        name={name}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        allowsEmptyCollection
      >
        <Label className={styles.label ?? ''}>{label}</Label>
        <Group className={styles.box ?? ''}>
          <ComboInput className={styles.input ?? ''} placeholder={placeholder ?? ''} />
          <span className={combo.caret} aria-hidden="true">
            <Icon name="caret-down" size={16} />
          </span>
        </Group>
        {said !== undefined && (
          <Text
            elementType="p"
            slot={isInvalid ? 'errorMessage' : 'description'}
            className={(isInvalid ? styles.error : styles.hint) ?? ''}
          >
            {said}
          </Text>
        )}
        <OptionList empty={nothing} />
      </ComboBox>
    </AriaLocale>
  );
}
