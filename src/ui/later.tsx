import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

const nothing = (): null => null;

/**
 * A part of a page whose code is fetched when the part is first wanted. `Meanwhile` stands in its place until the code has come. Where it cannot come, because
 * there is no signal and this device has not kept it yet, the page stays whole (React's `lazy` would take all of it down), and the next signal fetches it.
 * A part that is asked for by a tap has `onMissing` among its props: it is called where the code cannot come, so that the tap is answered.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const say = useEffectEvent(() => {
      if ('onMissing' in props && typeof props.onMissing === 'function') props.onMissing();
    });
    useEffect(() => {
      if (Part) return;
      const keep = (part: ComponentType<Props>): void => {
        loaded = part;
        return setPart(() => part);
      };
      const fetchPart = (): void => void load().then(keep, say);
      fetchPart();
      addEventListener('online', fetchPart);
      return () => removeEventListener('online', fetchPart);
    }, [Part]);
    return Part ? <Part {...props} /> : <Meanwhile {...props} />;
  };
}
