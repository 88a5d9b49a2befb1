import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { Icon } from '#src/ui/icon.tsx';

import styles from './chat-form.module.css';

/** On each side, in pixels of the drawing: sharp on a phone. */
const SIDE = 192;

interface Props {
  picture: Blob;
  /** It is on its way. */
  isBusy: boolean;
  onLeaveOut: () => void;
}

/** The picture that goes with the next message, to be looked at before it does. Drawn: the page's policy shows no address of a file. */
export function ChosenPicture({ picture, isBusy, onLeaveOut }: Props) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      // What this browser cannot draw the shop refuses or draws: its place stays empty.
      const drawn = await createImageBitmap(picture).catch(() => null);
      if (drawn && !isGone && canvas.current) drawMiddle(canvas.current, drawn);
      drawn?.close();
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [picture]);
  return (
    <div className={styles.chosen} aria-busy={isBusy}>
      <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" />
      <output>
        {isBusy ? <Trans>Your picture is on its way…</Trans> : <Trans>This picture goes with your message.</Trans>}
      </output>
      {!isBusy && (
        <button type="button" aria-label={t`Leave the picture out`} onClick={onLeaveOut}>
          <Icon name="x" size={16} />
        </button>
      )}
    </div>
  );
}

/** As large as it fits, without what is beyond the square. */
function drawMiddle(canvas: HTMLCanvasElement, drawn: ImageBitmap): void {
  const side = Math.min(drawn.width, drawn.height);
  const [x, y] = [(drawn.width - side) / 2, (drawn.height - side) / 2];
  canvas.getContext('2d')?.drawImage(drawn, x, y, side, side, 0, 0, SIDE, SIDE);
}
