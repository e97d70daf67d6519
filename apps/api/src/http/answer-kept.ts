import type { IncomingMessage, ServerResponse } from 'node:http';
import { isThisMachine } from '../limits/index.ts';
import type { HttpServices } from './http-context.ts';
import { requestRecorder } from './record-requests.ts';
import { networksOfIncoming } from './request/client-address.ts';
import { hasBody, hasTwoHosts, isRead } from './request/incoming-request.ts';
import type { SentAnswer } from './shared-answer.ts';
import { contentIn, mayPreview } from './site/preview-routes.ts';

/** Answers with what is kept, in the same bytes, before the framework builds a request. @returns whether it has */
export function answerKept(services: HttpServices) {
  const { shown, schema, pace, logHash, trustedProxies, kept } = services;
  const record = requestRecorder(services);
  const heads = new WeakMap<SentAnswer, readonly string[]>();

  function headOf(form: SentAnswer, preset: SentAnswer['headers']): readonly string[] {
    const known = heads.get(form);
    if (known !== undefined) return known;
    const { 'x-request-id': _, ...others } = { ...preset, ...form.headers };
    const head = [...Object.entries(others).flat(), 'x-request-id'];
    heads.set(form, head);
    return head;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const began = performance.now();
    const { url = '', headers } = request;
    const published = shown.motel();
    const spoken = url.startsWith('/api/') ? contentIn(published, headers['accept-language']) : published;
    const address = kept.at(spoken, request);
    if (address === undefined || !isRead(request) || hasBody(request) || hasTwoHosts(request)) return false;
    if (mayPreview(headers.cookie) || schema.misfit() !== undefined) return false;
    // What fails, the framework answers.
    const form = await address
      .find(headers)
      .then((answer) => answer?.(headers))
      .catch(() => undefined);
    const networks = networksOfIncoming(request, trustedProxies);
    const [nearest] = networks;
    if (form === undefined || nearest === undefined) return false;
    if (!isThisMachine(networks) && pace(networks, began, 0) === undefined) return false;
    const requestId = crypto.randomUUID();
    response.writeHead(form.status, [...headOf(form, address.preset), requestId]).end(form.body);
    const brought = headers['x-request-id'] as string | undefined;
    const answered = { method: request.method ?? '', route: address.route, status: form.status };
    record({ began, requestId, brought, client: logHash(nearest.name), ...answered });
    return true;
  };
}
