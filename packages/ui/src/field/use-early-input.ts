import { useEffect } from 'react';

/** Reports what a guest typed, chose or pressed before hydration. @param inDocument reads the control; called once */
export function useEarlyInput<Value>(
  inDocument: () => Value | undefined,
  value: Value,
  onChange: (value: Value) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the document's first state matters
  useEffect(() => {
    const early = inDocument() ?? value;
    if (early !== value) onChange(early);
  }, []);
}
