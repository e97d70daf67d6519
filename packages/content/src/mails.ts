import { pictureAddress } from './photos/picture-address.ts';
import type { MailWords } from './shapes/mail-words.ts';

/** The sentences of letters to guests beside the facts of the stay (§11). */
export const mailWords: MailWords = {
  /** In letters that show no room. After a change: `npm run photos`. */
  housePicture: pictureAddress('/pictures/motel-dusk.svg'),
  /** A map of the way to the motel. */
  mapUrl: 'https://www.openstreetmap.org/#map=14/51.4634/-112.7087',
  parking:
    'There is a parking place in front of your door. Trucks and trailers park in the row beyond the last door.',
  lateArrival: 'You may arrive late. Please call ahead if it will be after dark: your key will be waiting.',
  /** On the second day before the arrival, in the morning. */
  arrival: {
    isSent: true,
    headline: 'Your room is nearly ready.',
    sentences: ['We look forward to seeing you. Here is what you need for the way.'],
  },
  /** On the morning after the check-out. */
  afterStay: {
    isSent: true,
    headline: 'Thank you for staying with us.',
    sentences: [
      'We hope that you slept well and that the road home was kind.',
      'If something was not right, please tell us: we read every message.',
    ],
  },
  /** When the payment provider has paid a refund back. */
  refundCompleted: { isSent: true },
};
