import type { DESK_OFFER_CALLS } from '@motel/api-client/desk-contracts';
import { offerRooms } from '../../../desk/index.ts';
import type { DeskHandlers } from '../desk-handler.ts';

export const deskOfferHandlers: DeskHandlers<keyof typeof DESK_OFFER_CALLS> = {
  offers: (context, { query: { checkIn, nights, ...party } }) =>
    offerRooms(context, { checkIn, nights, party }),
};
