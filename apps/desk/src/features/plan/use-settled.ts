import { useEffect, useState } from 'react';

/** Milliseconds. */
const REST = 140;

/** A value once it has rested for a moment: what a drag only passes over asks the server for nothing. */
export function useSettled<Value>(value: Value): Value | undefined {
  const [settled, setSettled] = useState<Value | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value ? settled : undefined;
}
