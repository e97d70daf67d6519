import { fc } from '@fast-check/vitest';
import { DESK_CALLS, type DeskCall, type DeskCallName } from '@motel/api-client/desk-contracts';
import type * as z from 'zod/v4/core';
import { arbitraryOf, words } from './contract-arbitrary.ts';

export interface DeskRequest {
  readonly parts: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Ids and other texts that the motel has, by the names of the fields that may hold them. */
export type Known = readonly string[];

/**
 * Generates requests that a call's contract mostly accepts, with what the motel knows in their texts: some are done,
 * most are refused by a rule.
 */
export function deskRequests(name: DeskCallName, known: Known): fc.Arbitrary<DeskRequest> {
  const { path, query, body }: DeskCall = DESK_CALLS[name];
  const parts = [...path.matchAll(/\{(\w{1,30})\}/g)].map(([, part = '']) => part);
  const text = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: words });
  // Without a part, or with one that browsers take out of an address, it is the path of another call.
  const segment = text.filter((part) => !/^\.{0,2}$/.test(part));
  return fc.record(
    {
      parts: fc.record(Object.fromEntries(parts.map((part) => [part, segment])), { noNullPrototype: true }),
      ...(query && { query: arbitraryOf(query as z.$ZodType, text).map(asTexts) }),
      ...(body && { body: arbitraryOf(body as z.$ZodType, text) }),
    },
    { noNullPrototype: true },
  ) as fc.Arbitrary<DeskRequest>;
}

function asTexts(query: unknown): Record<string, string> {
  const entries = Object.entries(query as object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
