import { ENDPOINTS, feedbackRequest } from '@motel/api-client/contracts';
import { Hono } from 'hono';
import { sendFeedback } from '../../feedback/index.ts';
import { answerOutcome } from '../answer-outcome.ts';
import type { HttpContext } from '../http-context.ts';
import { limited } from '../request/limited.ts';
import { readJson } from '../request/read-json.ts';

export function feedbackRoutes(context: HttpContext): Hono {
  return new Hono().post(
    ENDPOINTS.feedback.path,
    limited(context, 'messages from an address'),
    async (call) => {
      const request = await readJson(call.req.raw, feedbackRequest);
      return answerOutcome(call, request.ok ? await sendFeedback(context, request.value) : request);
    },
  );
}
