import type { Feedback } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import { oneLine, quoted } from '../guest-words.ts';

type ReceivedFeedback = Omit<Feedback, 'isAccurate'> & { readonly feedbackId: string };

/** To the motel, with a message of the feedback form; an answer goes to its sender. */
export function feedbackMail({ motel }: Words, { feedbackId, name, email, message }: ReceivedFeedback) {
  return {
    dedupeKey: `feedback:${feedbackId}`,
    to: motel.email,
    replyTo: email,
    subject: `Feedback from ${oneLine(name)}`,
    text: `From:
${quoted(oneLine(name))}
${quoted(oneLine(email))}

Message:
${quoted(message)}
`,
  };
}
