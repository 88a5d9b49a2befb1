import { useEffect, useRef, type RefObject } from 'react';

/** Leads to the box that is wrong once a problem is said: its sentence is then read out with it. */
export function useFocusOnError(problem: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    // A dialog that has just closed gives the focus back to its button in the next frame: this one comes after it.
    const frame = requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [problem]);
  return form;
}
