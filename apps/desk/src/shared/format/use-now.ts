import { useEffect, useState } from 'react';

/** The time now, updated each so many milliseconds. */
export function useNow(each: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), each);
    return () => clearInterval(timer);
  }, [each]);
  return now;
}
