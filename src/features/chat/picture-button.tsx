import { Trans } from '@lingui/react/macro';

import { CHAT_PICTURE } from '#contract/chat.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { useSendPicture } from './use-send-picture.ts';

import styles from './chat-form.module.css';

interface Props {
  userId: number;
  /** It lies at this address. */
  onSent: (link: string) => Promise<void>;
}

/** A picture is chosen and on its way at once: a photo says of a soft tomato what words do not. */
export function PictureButton({ userId, onSent }: Props) {
  const { isBusy, send } = useSendPicture(userId, onSent);
  return (
    <label className={styles.attach} aria-busy={isBusy}>
      <Icon name={isBusy ? 'arrow-clockwise' : 'image'} size={22} />
      <VisuallyHidden>
        <Trans>Add a picture</Trans>
      </VisuallyHidden>
      <input
        type="file"
        accept={CHAT_PICTURE.types.join(',')}
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture may be chosen again.
          target.value = '';
          if (file) void send(file);
        }}
      />
    </label>
  );
}
