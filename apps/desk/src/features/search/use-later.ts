import { useEffect, useState } from 'react';

/** A value once it has not changed for so many milliseconds; an empty text at once. */
export function useLater(value: string, pause: number): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), value === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
}
