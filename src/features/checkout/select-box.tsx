import { Field } from '#src/ui/field.tsx';

interface Props<T extends string> {
  label: string;
  name: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChange: (value: T) => void;
  error?: string | undefined;
}

/** One of a few, in the browser's own list; in the order in which they are given. */
export function SelectBox<T extends string>({ label, name, value, options, onChange, error }: Props<T>) {
  const entries = Object.entries<string>(options);
  const choose = (wanted: string): void => {
    const found = entries.find(([one]) => one === wanted);
    if (found) onChange(found[0] as T);
  };
  return (
    <Field label={label} error={error}>
      {(described) => (
        <select {...described} name={name} value={value} onChange={(event) => choose(event.target.value)}>
          {entries.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
