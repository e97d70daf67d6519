import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage, RenderRequest } from '@motel/api-client/contracts';
import type { ApiAnswer, FromThread, RenderOrder } from './page-renderer.ts';

type Send = (message: FromThread, moved?: readonly MessagePort[]) => void;

interface RenderingSite {
  render(request: RenderRequest): Promise<RenderedPage>;
}

const { webDist } = workerData as { readonly webDist: string };
const entry = join(webDist, 'server', 'entry-render.js');
const site: RenderingSite | undefined = existsSync(entry)
  ? await import(pathToFileURL(entry).href)
  : undefined;

parentPort?.on('message', async ({ address, today, version, port }: RenderOrder) => {
  const send: Send = (message, moved) => port.postMessage(message, moved);
  try {
    if (site === undefined) throw new Error('The website is no longer built');
    send({ page: await site.render({ url: new URL(address), today, version, fetch: fetchBy(send) }) });
  } catch (error) {
    send({ error: error instanceof Error ? error : new Error(String(error)) });
  }
});

/** The `fetch` of a page: the event loop's thread reads the API for it. */
function fetchBy(send: Send): typeof globalThis.fetch {
  return async (input, init) => {
    const { url, method, headers } = new Request(input, init);
    if (method !== 'GET') throw new TypeError(`Rendering a page changes nothing: no ${method} of ${url}`);
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve } = Promise.withResolvers<ApiAnswer>();
    port1.once('message', resolve);
    send({ url, headers: [...headers], answerTo: port2 }, [port2]);
    const answer = await promise;
    port1.close();
    if ('error' in answer) throw answer.error;
    return new Response(answer.body, answer);
  };
}
