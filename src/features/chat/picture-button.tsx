import { Trans } from '@lingui/react/macro';

import { CHAT_PICTURE } from '#contract/chat.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './chat-form.module.css';

interface Props {
  isDisabled: boolean;
  onChosen: (picture: File) => void;
}

/** Chooses a picture: a photo says of a soft tomato what words do not. */
export function PictureButton({ isDisabled, onChosen }: Props) {
  return (
    <label className={styles.attach}>
      <Icon name="image" size={22} />
      <VisuallyHidden>
        <Trans>Add a picture</Trans>
      </VisuallyHidden>
      <input
        type="file"
        accept={CHAT_PICTURE.types.join(',')}
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture may be chosen again.
          target.value = '';
          if (file) onChosen(file);
        }}
      />
    </label>
  );
}
