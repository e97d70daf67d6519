import type { Feedback } from '@motel/booking-core';
import { type CallOptions, deliver, type Wire } from './call-endpoint.ts';
import { ENDPOINTS } from './contracts/endpoints.ts';
import type { FeedbackRequest } from './contracts/feedback.ts';

/** The fixed subject of every message (§7). */
export const FEEDBACK_SUBJECT = 'Feedback from the website';

/** An external form-mail service, used instead of our own server. */
export interface FormMail {
  readonly url: string;
  readonly accessKey: string;
}

export interface FeedbackOptions extends CallOptions {
  /** @default `POST /api/feedback`, which accepts the same JSON */
  readonly formMail?: FormMail | undefined;
}

/** Sends a message to the motel; an OK status means success (§7). */
export function sendFeedback(
  wire: Wire,
  { name, email, message }: Omit<Feedback, 'isAccurate'>,
  { formMail, signal }: FeedbackOptions = {},
): Promise<void> {
  const body: FeedbackRequest = {
    ...(formMail && { access_key: formMail.accessKey }),
    subject: FEEDBACK_SUBJECT,
    name,
    email,
    message,
  };
  const { method, path, onFailure } = ENDPOINTS.feedback;
  const target = formMail === undefined ? path : new URL(formMail.url);
  return deliver(wire, { method, path: target, body, onFailure, signal });
}
