import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import type { AtDesk, Passkey, Session } from '../../../staff/index.ts';

/**
 * A person's ways in as they cross the wire.
 * @param atDesk the session that asks
 * @param linkUntil until when their open link can be used
 */
export function devicesWire(
  { sessionId }: AtDesk,
  passkeys: readonly Passkey[],
  sessions: readonly Session[],
  linkUntil: Date | undefined,
): WireAnswerOf<DeskCalls['myDevices']> {
  return {
    passkeys: passkeys.map(({ id, device, madeAt, usedAt }) => ({
      ...{ id, device },
      madeAt: madeAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, device, signedInAt, usedAt }) => ({
      ...{ id, device },
      signedInAt: signedInAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id === sessionId,
    })),
    linkUntil: linkUntil?.toISOString() ?? null,
  };
}
