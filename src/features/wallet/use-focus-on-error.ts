import { useEffect, useRef, type RefObject } from 'react';

/** Leads to the box that is wrong once a problem is said: its sentence is then read out with it. */
export function useFocusOnError(problem: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  return form;
}
