import { Trans, useLingui } from '@lingui/react/macro';

import { Field } from '#src/ui/field.tsx';

interface Props {
  comment: string;
  /** Few stars were given. */
  isLetDown: boolean;
  onChange: (comment: string) => void;
}

/** What somebody has to say of a delivery besides its stars. */
export function CommentField({ comment, isLetDown, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Field label={isLetDown ? <Trans>What went wrong?</Trans> : <Trans>Anything to tell us?</Trans>}>
      {(described) => (
        <textarea
          {...described}
          name="comment"
          rows={2}
          maxLength={1000}
          dir="auto"
          placeholder={isLetDown ? t`e.g. two tomatoes were soft` : t`e.g. the fruit was fresh`}
          value={comment}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
