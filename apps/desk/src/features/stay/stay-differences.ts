import type { DeskStay } from '@motel/api-client/desk-contracts';
import { shownDates } from '../../shared/format/shown-dates.ts';
import { shownParty } from '../../shared/format/shown-stay.ts';
import { DETAIL_LABELS, DETAILS_BESIDE_NAME, shownDetail } from '../../shared/guest/details.ts';
import type { DeskMotel } from '../../shared/motel.tsx';
import { shownRooms } from '../../shared/rooms/shown-rooms.ts';
import { stayTags } from './stay-tags.ts';

/** The differences of a stay that another person has changed, in the words of the page. */
export function stayDifferences(motel: DeskMotel, before: DeskStay, now: DeskStay) {
  return FACTS.map(({ what, of }) => ({ what, before: of(before, motel), now: of(now, motel) })).filter(
    (fact) => fact.before !== fact.now,
  );
}

const FACTS: readonly { readonly what: string; readonly of: (stay: DeskStay, motel: DeskMotel) => string }[] =
  [
    { what: 'State', of: (stay, motel) => stayTags(motel, stay)[0]?.words ?? '' },
    { what: 'Kind of room', of: ({ type }) => type.title },
    { what: 'Room', of: ({ rooms }) => shownRooms(rooms) || 'none yet' },
    { what: 'Dates', of: ({ checkIn, checkOut }) => shownDates(checkIn, checkOut) },
    { what: 'Guests', of: ({ party }) => shownParty(party) },
    { what: 'Name', of: ({ guest }) => `${guest.firstname} ${guest.lastname}` },
    ...DETAILS_BESIDE_NAME.map((detail) => ({
      what: DETAIL_LABELS[detail.name],
      of: ({ guest }: DeskStay) => shownDetail(detail, guest[detail.name]) || 'none',
    })),
    { what: 'Car', of: ({ guest }) => guest.car || 'none' },
    { what: 'Price', of: ({ folio }, { shownMoney }) => shownMoney(folio.total) },
    { what: 'Balance', of: ({ folio }, { shownMoney }) => shownMoney(folio.balance) },
    {
      what: 'Waits for payment',
      of: ({ waiting }, { shownMoney }) =>
        waiting.map(({ amount }) => shownMoney(amount)).join(', ') || 'nothing',
    },
  ];

/** The new entries of the story, newest first. */
export function newInStory(before: DeskStay, now: DeskStay): DeskStay['story'] {
  const known = new Set(before.story.map(({ at, title, detail }) => `${at} ${title} ${detail}`));
  return now.story.filter(({ at, title, detail }) => !known.has(`${at} ${title} ${detail}`));
}
