import type { EndpointName, ProblemCode } from '@motel/api-client/contracts';

export interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly key?: string;
  /** The codes of its refusals, beside those of any call and those that follow from its right, its limit and its body. */
  readonly problems?: readonly ProblemCode[];
}

/** Why nights are not sold, or a change of them. */
const SALE_PROBLEMS = [
  ...(['not-found', 'rule-broken', 'price-changed', 'sold-out', 'key-reused'] as const),
  ...(['not-selling', 'payment-unavailable'] as const),
];

/** The counts of a party. */
const PARTY = {
  adults: '13 years or older, 1 to 1000.',
  children: '2 to 12 years, 0 to 1000.',
  infants: 'Under 2 years, 0 to 1000.',
  pets: '0 to 1000.',
  rooms: 'The fewest rooms that the guests want, 1 to 1000.',
};

export const OPERATIONS: Readonly<Record<EndpointName, Operation>> = {
  signIn: {
    summary: 'Sign in with a mobile number',
    description:
      'The full number, country code joined to the digits. There is no one-time code. Answers the user with a bearer token.',
    problems: ['rule-broken'],
  },
  signOut: { summary: 'Sign out', description: 'Revokes the token for good.' },
  otherSessions: {
    summary: "How many other sessions the guest's number has",
    description: 'Sign-ins on other devices, or earlier ones here, that have not ended.',
  },
  signOutOthers: {
    summary: 'Sign out everywhere else',
    description:
      "Revokes every token of the guest's number but this one, for good, on a device on which a stay of the number was paid.",
    problems: ['forbidden'],
  },
  sitePart: {
    summary: 'What a page of the website knows of the motel',
    description:
      'The facts and words of one part of the site, such as `motel`, `home` or `page:about`, in the language of the version.',
    problems: ['not-found'],
  },
  properties: { summary: 'All property cards' },
  property: { summary: 'One property in detail', problems: ['not-found'] },
  availability: {
    summary: 'Free rooms on each night',
    query: {
      from: 'The first night, yyyy-mm-dd.',
      to: 'The day after the last night; at most 400 nights later.',
    },
    problems: ['not-found', 'rule-broken'],
  },
  nightPrices: {
    summary: 'The lowest price of each night',
    description:
      'For the party, with fees and taxes, of each night by itself; with an arrival, of the plans that are sold for all nights from it.',
    query: {
      from: 'The first night, yyyy-mm-dd.',
      to: 'The day after the last night; at most 62 nights later.',
      arrival: 'The chosen check-in.',
      room: 'One kind of room by its id; else all.',
      ...PARTY,
    },
    problems: ['not-found', 'rule-broken'],
  },
  offers: {
    summary: 'Every room for some dates and a party',
    description:
      'Whether it is free, the rooms and extra persons that the party needs at the least price, and the total with fees and taxes; or why it cannot be booked, and the nearest dates on which it can.',
    query: {
      from: 'Check-in, yyyy-mm-dd; today at the earliest.',
      to: 'Check-out; at most 365 nights later.',
      ...PARTY,
    },
    problems: ['rule-broken'],
  },
  bookings: {
    summary: "The guest's own bookings, newest first",
    description:
      'Every booking of their number; or those made or opened on this device, which a cookie names, and in this session: where HISTORY_SCOPE is device, and elsewhere on a device that the number does not know, while its network has opened another number within the hour. onlyThisDevice says so.',
  },
  openBooking: {
    summary: 'Open a booking by the link in its mail',
    description:
      'Shows the booking on this device from now on, by a cookie, also where the number alone shows no stays.',
    problems: ['not-found'],
  },
  stay: {
    summary: 'One stay, to read and to change',
    description:
      'Only in the session or on the device in which it was booked, or that opened the link of its mail: a known number alone opens nothing here.',
    problems: ['not-found'],
  },
  cancelStay: {
    summary: 'Cancel a stay',
    description:
      "By the stay's own terms. The request has the refund that the guest was shown; another one is refused with the right one. Answers the stay as it is then.",
    problems: ['not-found', 'rule-broken', 'price-changed'],
  },
  previewChange: {
    summary: 'Show what a change of a stay would cost',
    description:
      'The stay as it is to be, in the same kind of room: its lines and total, its terms, and the difference, which is paid first or, below $0, refunded. Nights of the stay keep their price. Changes nothing.',
    problems: ['not-found', 'rule-broken', 'sold-out'],
  },
  changeStay: {
    summary: 'Change dates, rooms and guests of a stay',
    description:
      'The request has the difference that the guest was shown; another one is refused with the right one. A stay that costs no more is changed at once. For a dearer one the rooms are held, and `changing` says where it is paid: the signed event of the payment provider changes the stay. Answers the stay as it is then.',
    key: 'Names the change: the same key with the same body makes one change. 1 to 255 visible characters, optional.',
    problems: [...SALE_PROBLEMS, 'unavailable'],
  },
  mailReceipt: {
    summary: 'Mail the receipt of a stay',
    description:
      'To the address that it was booked with, with the company that is named; five a day for a stay.',
    problems: ['not-found', 'rule-broken'],
  },
  changeStayRequest: {
    summary: 'Change the special request of a stay, or the address of its mails',
    description: 'Until its check-out. The motel is told; the confirmation goes to a new address.',
    problems: ['not-found', 'rule-broken'],
  },
  createCheckout: {
    summary: 'Hold rooms and open a payment session',
    description:
      'The server checks every rule and computes the price itself: another total is refused with the new one in the message. The rooms are held while the session can be paid; the signed event of the payment provider confirms the booking.',
    key: 'Names the draft: the same key with the same body gives the same session. 1 to 255 visible characters, optional.',
    problems: ['forbidden', ...SALE_PROBLEMS],
  },
  checkPromotionCode: {
    summary: 'The discount of a promotion code',
    description:
      'For a stay, as the tariff in force has it. A checkout with the code is priced with it by the server.',
    problems: ['not-found', 'rule-broken'],
  },
  releaseCheckout: {
    summary: 'Decline to pay',
    description: 'Ends the payment session and releases the rooms at once.',
    problems: ['forbidden', 'not-found', 'rule-broken', 'payment-unavailable'],
  },
  checkoutStatus: { summary: 'Whether a payment session was paid', problems: ['not-found'] },
  stayOfCheckout: {
    summary: 'The stay that a payment session pays for',
    description:
      'In the session or on the device in which it was booked, also when the payment session ended unpaid.',
    problems: ['not-found'],
  },
  joinWaiting: {
    summary: 'Wait for nights of a kind that is full',
    description:
      'The guest gets one mail when a room is free: its link holds the room for an hour. A guest who waits for some of these nights already stays where they are.',
    problems: ['not-found', 'rule-broken', 'sold-out'],
  },
  webhook: {
    summary: 'Events of the payment provider',
    description: 'Signed by the provider over the exact body. Repeated events have no further effect.',
  },
  feedback: {
    summary: 'Send feedback',
    description: 'Takes the same JSON as the external form-mail service that it stands in for.',
    problems: ['rule-broken'],
  },
};
