import type { DeskCalls, RateChange, WireAnswerOf } from '@motel/api-client/desk-contracts';
import type { Stay } from '@motel/booking-core';
import { wordsOf } from '@motel/content/server';
import { motel as content } from '@motel/content/testing';
import { pino } from 'pino';
import { type Db, inTransaction } from '../../src/db/index.ts';
import { callByHand, type LineCall, type Typed } from '../../src/desk-commands/call-by-hand.ts';
import { placeBlock, SoldOut } from '../../src/inventory/index.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { noMeter } from '../../src/shared/meter.ts';
import { problemOf } from '../../src/shared/outcome.ts';
import type { StayDeskContext } from '../../src/stays/index.ts';
import type { TestMotel } from './test-motel.ts';

const ATTENTION: ReadonlySet<string> = new Set(['open-items', 'refunds', 'mails', 'provider', 'machine']);

export type ByHandAnswer<Name extends LineCall> =
  | { readonly ok: true; readonly value: WireAnswerOf<DeskCalls[Name]>; readonly text: '' }
  | { readonly ok: false; readonly value?: undefined; readonly text: string };

export type ByHand = ReturnType<typeof byHand>;

interface HasDesk extends Partial<Pick<TestMotel, 'motel' | 'provider' | 'shown' | 'words'>> {
  readonly db: Db;
  readonly clock: Clock;
}

/** The calls of the desk as the command line of a motel's machine makes them. */
export function byHand(
  { db, clock, motel = content, provider, shown, words = wordsOf(motel, 'en') }: HasDesk,
  { who = 'maryam', holdShare = 1 } = {},
) {
  const context = {
    db,
    clock,
    motel,
    words,
    shown: shown ?? { follow: async () => {} },
    payments: provider,
    meter: noMeter,
    onPaid: undefined,
    holdShare,
    publicUrl: 'http://localhost',
    logger: pino({ level: 'silent' }),
  } as unknown as StayDeskContext;

  async function call<Name extends LineCall>(name: Name, typed: Typed = {}): Promise<ByHandAnswer<Name>> {
    const called = await callByHand(context, name, typed, who);
    return called.ok
      ? { ok: true, value: called.value, text: '' }
      : { ok: false, text: problemOf(words, called.error).message };
  }

  /** With the version as it is. */
  async function callStay<Name extends LineCall>(name: Name, id: string, typed: Typed = {}) {
    const seen = await call('stay', { id });
    return seen.ok ? call(name, { id, version: seen.value.version, ...typed }) : seen;
  }

  return {
    context,
    call,
    callStay,
    /** Cancels a stay as its terms say. */
    async cancel(id: string, isNoShow = false) {
      const shown = await call('previewCancel', { id, isNoShow: `${isNoShow}` });
      if (!shown.ok) return shown;
      const { kept, refunded } = shown.value;
      const cancelled = await callStay('cancelStay', id, { isNoShow, kept, refunded });
      return cancelled.ok ? { ...cancelled, value: { kept, refunded } } : cancelled;
    },
    async changeRates(change: RateChange) {
      const { value } = await call('rateMonth', { month: 'now' });
      return call('changeRates', { version: value?.version, change });
    },
    /** Sets what is given on the nights of a kind of room. */
    async setNights(room: string, from: string, to: string, set: Typed) {
      return this.changeRates({ kind: 'nights', nights: [{ rooms: [room], from, to, ...set }] });
    },
    /** The morning check about money, mails and the machine: sentences with their remedies. */
    async attention(): Promise<string> {
      const { value } = await call('morning');
      const asked = value!.checks.filter(({ name }) => ATTENTION.has(name));
      return asked.flatMap(({ faults }) => faults.map((fault) => JSON.stringify(fault))).join('\n');
    },
  };
}

/** Takes rooms off sale. @returns the block's id, or `undefined` where too few are free */
export async function plantBlock(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  propertyId: string,
  { checkIn, checkOut }: Stay,
  { rooms = 1, reason = 'by telephone' } = {},
): Promise<string | undefined> {
  try {
    return await inTransaction(db, (trx) =>
      placeBlock(trx, { propertyId, checkIn, checkOut, rooms, reason }, clock.now()),
    );
  } catch (error) {
    if (error instanceof SoldOut) return undefined;
    throw error;
  }
}
