import { Field } from '#src/ui/field.tsx';

interface Props {
  label: string;
  name: string;
  /** '' and 0: nothing is chosen. */
  value: string | number;
  /** What stands there then. */
  none: string;
  options: readonly { readonly value: string | number; readonly words: string }[];
  onChoose: (value: string) => void;
  error: string | undefined;
}

/** One of several, in the browser's own list, in the order in which they are given. */
export function ChoiceBox({ label, name, value, none, options, onChoose, error }: Props) {
  const isChosen = options.some((option) => option.value === value);
  return (
    <Field label={label} error={error}>
      {(described) => (
        <select
          {...described}
          name={name}
          value={isChosen ? value : ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {!isChosen && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
