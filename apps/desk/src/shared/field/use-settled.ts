import { useEffect, useState } from 'react';

/** A value once it has been the same for a while. @param pause milliseconds */
export function useSettled<Value>(value: Value, pause: number): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text is the same value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
