import { useId, type ReactNode } from 'react';

import { ChoiceGroup } from './choice-group.tsx';

import chips from '#src/blocks/choice-chips.module.css';

interface Props {
  label: ReactNode;
  error: string | undefined;
  isOneOf?: boolean;
  /** Of few letters each: more of them side by side. */
  isShort?: boolean;
  options: readonly { readonly id: number; readonly words: ReactNode }[];
  isChosen: (id: number) => boolean;
  onPick: (id: number) => void;
}

/** Chips that are the browser's own radio buttons or checkboxes. */
export function ChoiceChipsGroup({ label, error, isOneOf = false, isShort = false, options, isChosen, onPick }: Props) {
  const name = useId();
  return (
    <ChoiceGroup label={label} error={error} isOneOf={isOneOf}>
      <div className={isShort ? chips.short : chips.chips}>
        {options.map(({ id, words }) => (
          <label key={id} className={chips.chip}>
            <input
              type={isOneOf ? 'radio' : 'checkbox'}
              name={name}
              value={id}
              checked={isChosen(id)}
              onChange={() => onPick(id)}
              {...(!isOneOf && error !== undefined && { 'aria-invalid': true })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
