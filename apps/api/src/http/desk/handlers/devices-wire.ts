import type { PasskeyWire, StaffSessionWire } from '@motel/api-client/desk-contracts';
import type { AtDesk, Passkey, Session } from '../../../staff/index.ts';

/** A person's passkeys and sessions as they cross the wire. @param atDesk the session that asks */
export function devicesWire(
  { sessionId }: AtDesk,
  passkeys: readonly Passkey[],
  sessions: readonly Session[],
): { passkeys: PasskeyWire[]; sessions: StaffSessionWire[] } {
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
  };
}
