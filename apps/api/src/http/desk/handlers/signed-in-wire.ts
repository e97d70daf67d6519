import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { motelOffsets } from '../../../shared/motel-offsets.ts';
import type { AtDesk } from '../../../staff/index.ts';

/** The person of a session, with the motel's clock as it crosses the wire. */
export function signedInWire(
  { person, signedInAt }: Pick<AtDesk, 'person' | 'signedInAt'>,
  now: Date,
): WireAnswerOf<DeskCalls['signIn']> {
  return { person, signedInAt: signedInAt.toISOString(), clock: motelOffsets(now) };
}
