import type { ListedStay } from '@motel/api-client/desk-contracts';
import type { Cents } from '@motel/booking-core';
import type { TextFieldProps } from '@motel/ui';
import { useQueries } from '@tanstack/react-query';
import type { DeskMotel } from '../../shared/motel.tsx';
import { problemOf } from '../../shared/wire/calls.ts';
import type { StayPress } from '../../shared/wire/use-press-many.ts';

/** One thing that is done to many stays at once. */
export interface Deed {
  readonly title: string;
  /** Words for the progress and the result: `Cancelling` and `cancelled`. */
  readonly said: Said;
  /** Names its words and its amounts: `Kept` and `Refund`. */
  readonly columns: readonly [words: string, amount?: string];
  /** A choice, which begins with its first one. */
  readonly choice?: readonly [label: string, options: Readonly<Record<string, string>>];
  /** A number changes its effects; other words go with the press. */
  readonly field: Pick<TextFieldProps, 'label' | 'hint' | 'rows' | 'maxLength' | 'type' | 'min'>;
  /** The choice with which the field may be empty. */
  readonly isOptionalWith?: string;
  readonly read: (stay: ListedStay, chosen: string, typed: string, motel: DeskMotel) => ReadEffect;
}

export type Said = readonly [doing: string, done: string];

/** The effect of a deed on a stay. */
export interface Effect {
  readonly words: string | Cents;
  readonly amount: Cents;
  /** @param typed in the field; empty for none */
  readonly press: (typed: string) => StayPress;
  /** Absent where it cannot be put back exactly. */
  readonly undo?: ReadEffect | undefined;
}

/** Reads an effect, or in a sentence why there is none. @throws as a call does */
export type ReadEffect = (signal: AbortSignal) => Promise<Effect | string>;

/** A stay with the effect of a deed, or why there is none; neither while it is asked. */
export interface Row {
  readonly stay: ListedStay;
  readonly effect?: Effect;
  readonly why?: string;
}

type Asked = readonly (readonly [ListedStay, ReadEffect])[];

/** @param key names the deed */
export function useEffects(key: string, asked: Asked, enabled: boolean): readonly Row[] {
  return useQueries({
    queries: asked.map(([{ id, version }, read]) => ({
      // A stay that has changed is asked about again.
      queryKey: ['desk', 'several', key, id, version],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
      enabled,
    })),
    combine: (found) =>
      asked.map(([stay], at): Row => {
        const { data, error } = found[at] ?? {};
        if (error) return { stay, why: problemOf(error).message };
        return typeof data === 'object' ? { stay, effect: data } : { stay, ...(data && { why: data }) };
      }),
  });
}
