import { Field } from '#src/ui/field.tsx';

interface Props {
  label: string;
  name: string;
  value: string;
  /** Who reads it. */
  hint: string;
  /** What somebody might write. */
  example?: string;
  onChange: (value: string) => void;
}

/** A few lines of the shopper's own words. */
export function NoteField({ label, name, value, hint, example, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(described) => (
        <textarea
          {...described}
          name={name}
          rows={2}
          maxLength={500}
          // An example is in the page's language, and what is typed in its own.
          dir={value === '' ? undefined : 'auto'}
          placeholder={example}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
