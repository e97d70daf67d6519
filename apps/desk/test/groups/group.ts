import type { ListedStayWire } from '@motel/api-client/desk-contracts';

/** A room of a group, which arrives on July 9. */
export function roomOf(id: string, more: Partial<ListedStayWire> = {}): ListedStayWire {
  return {
    id,
    reference: `LI-${id}`,
    version: 'v1',
    status: 'confirmed',
    firstName: 'Gail',
    lastName: id,
    phone: '+14035550138',
    car: '',
    type: { id: 'tipple-twin', title: 'Tipple Twin' },
    rooms: [],
    checkIn: '2027-07-09',
    checkOut: '2027-07-12',
    party: { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 },
    balance: 100.1,
    payer: 'Acme Drilling',
    group: { id: 'crew', name: 'Fall crew' },
    ...more,
  };
}

/** A group as its call answers. */
export function groupOf(stays: readonly ListedStayWire[]) {
  return {
    id: 'crew',
    name: 'Fall crew',
    po: '48-2207',
    bookedBy: 'Ada Pryce',
    reference: 'LI-9M3TX',
    guests: 12,
    today: '2027-07-09',
    stays,
  };
}

/** The answer of Tonight on a day without guests. */
export const NIGHT = {
  today: '2027-07-09',
  day: '2027-07-09',
  overdue: [],
  missed: [],
  arriving: [],
  arrived: { count: 0 },
  inHouse: [],
  leavingThatDay: [],
  leavingNextDay: [],
  types: [],
  waiting: [],
  notes: [],
};
