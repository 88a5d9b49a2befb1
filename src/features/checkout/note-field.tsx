import { Field } from '#src/ui/field.tsx';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A few lines of the shopper's own words. */
export function NoteField({ label, name, value, onChange }: Props) {
  return (
    <Field label={label}>
      {(described) => (
        <textarea
          {...described}
          name={name}
          rows={2}
          maxLength={500}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
