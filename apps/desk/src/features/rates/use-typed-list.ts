import type { RateChange } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { useMay } from '../../shared/me/use-me.ts';
import { useRateChange } from './use-rate-change.ts';

interface Listed<T> {
  readonly version: number;
  /** Those in force. */
  readonly inForce: () => readonly T[];
  readonly changeTo: (drafts: readonly T[]) => RateChange;
  /** Called once the typed list is in force, or forgotten. */
  readonly onDone?: () => void;
}

export type TypedList<T> = ReturnType<typeof useTypedList<T>>;

/** A list that an owner types as a whole, and puts in force by one press. */
export function useTypedList<T>({ version, inForce, changeTo, onDone }: Listed<T>) {
  const mayChange = useMay('owner');
  const saving = useRateChange(version);
  const [typed, setTyped] = useState<readonly T[] | undefined>(undefined);
  const drafts = typed ?? inForce();
  const end = () => {
    setTyped(undefined);
    onDone?.();
  };
  return {
    saving,
    drafts,
    isTyped: typed !== undefined,
    mayChange,
    type(next: readonly T[]) {
      saving.begin();
      setTyped(next);
    },
    async save() {
      if (await saving.save(changeTo(drafts))) end();
    },
    forget() {
      saving.forget();
      end();
    },
  };
}
