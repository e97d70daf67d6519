import { ApiProblem } from '@motel/api-client';
import { callDesk } from '@motel/api-client/desk';
import type { RateChange, RateStay } from '@motel/api-client/desk-contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wire } from '../../../shared/wire/wire.ts';

/** Milliseconds without typing until the server is asked. */
const PAUSE = 250;

/** The guests of a stay that is an example. */
export const TWO_ADULTS = { adults: 2, children: 0, infants: 0, pets: 0 };

interface Asked {
  readonly change?: RateChange | undefined;
  readonly stay?: RateStay | undefined;
}

/** The effect of a change on the rates of a version, while it is typed. */
export function usePreview(asked: Asked | undefined, version: number | undefined) {
  const body = useSettled(asked);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['previewRates', version, body],
    queryFn: ({ signal }) =>
      callDesk(wire, 'previewRates', { body: body ?? {}, key: crypto.randomUUID(), signal }),
    enabled: asked !== undefined && body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    preview: asked === undefined || error !== null ? undefined : data,
    /** The server's sentence about what cannot be. */
    refusal: asked !== undefined && error instanceof ApiProblem ? error.serverMessage : undefined,
    isOld: isPlaceholderData || JSON.stringify(asked) !== JSON.stringify(body),
  };
}

/** A value once it has not changed for a while. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text is the same value
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
