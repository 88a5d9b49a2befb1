import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** The time in milliseconds since 1970, anew every 20 seconds: "just now" becomes "1 minute ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
