import { callDesk } from '@motel/api-client/desk';
import type { DeskStay } from '@motel/api-client/desk-contracts';
import { dollarDigits, toDollars } from '@motel/booking-core';
import { typedParty } from '../../../shared/party/typed-party.ts';
import { wire } from '../../../shared/wire/wire.ts';

interface Rooms {
  /** The room that the stay has now. */
  readonly now: { readonly id: string } | undefined;
  /** The one that it had before. */
  readonly before: { readonly id: string } | undefined;
}

/**
 * Works out the change that puts a stay back as it was: its dates, kind, room and price. Where the tariff now gives another
 * price, the old one is set by hand.
 */
export async function putBack(before: DeskStay, rooms: Rooms) {
  const parts = { id: before.id };
  const { version } = await callDesk(wire, 'stay', { parts });
  const { checkIn, checkOut, party, folio } = before;
  const wanted = { typeId: before.type.id, checkIn, checkOut };
  const query = { ...wanted, ...typedParty(party) };
  const byTariff = await callDesk(wire, 'previewChange', { parts, query });
  const isByHand = byTariff.after !== folio.total;
  const price = dollarDigits(folio.total);
  const { difference } = isByHand
    ? await callDesk(wire, 'previewChange', { parts, query: { ...query, price } })
    : byTariff;
  return {
    parts,
    body: {
      version,
      ...wanted,
      party,
      difference: toDollars(difference),
      pay: 'later' as const,
      ...(isByHand && { byHand: { total: toDollars(folio.total), reason: 'Undone on the plan' } }),
      ...(rooms.before && {
        room: { roomId: rooms.before.id, ...(rooms.now && { insteadOf: rooms.now.id }) },
      }),
    },
  };
}
