import type { HomeWords } from './shapes/home-words.ts';

export const homeWords: HomeWords = {
  lead: 'Forty rooms in the badlands, breakfast and truck parking included.',
  bannersHeading: 'It all comes with the key',
  roomsLead: 'For the night, for the week or for the length of the job: a door of your own, parking outside.',
  galleryLead: 'Ten reasons to stay a second night, each a short drive from your door.',
  postcard: {
    headline: 'Wish you were here. Pass it on.',
    message:
      'Whoever scans the stamp visits our website: rooms, prices and your bookings, and no app to install.',
    to: 'You, and whoever drives',
    imprint: 'Lantern Inn postcard no. 40. Printed nowhere, mailed to everyone.',
  },
};
