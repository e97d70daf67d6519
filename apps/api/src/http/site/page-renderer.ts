import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { RenderedPage, RenderRequest } from '@motel/api-client/contracts';
import { type Motel, sitePartAt, wordsOf } from '@motel/content/server';
import type { Logger } from 'pino';

interface RendererOptions {
  /** The built site, absolute. */
  readonly webDist: string;
  readonly fetch: typeof globalThis.fetch;
  readonly logger: Logger;
}

/** Milliseconds, more than a page's own time limit for its data: a page that takes longer hangs. */
const RENDER_LIMIT = 30_000;
/** Megabytes; a site needs some thirty. A page that needs more ends the thread, not the process. */
const HEAP_LIMIT = 256;
/** Milliseconds without an order after which the thread ends: more than any page takes. */
const IDLE_LIMIT = 60_000;

type PageRequest = Omit<RenderRequest, 'fetch'> & { readonly cookie?: string };

/** The rendering threads of this process by their built sites: each renders any content in any language. */
const threads = new Map<string, { readonly worker: Worker; readonly idle: NodeJS.Timeout }>();

function threadOf({ webDist, logger }: Pick<RendererOptions, 'webDist' | 'logger'>): Worker {
  const running = threads.get(webDist);
  running?.idle.refresh();
  if (running !== undefined) return running.worker;
  const worker = new Worker(new URL('rendering-thread.ts', import.meta.url), {
    workerData: { webDist },
    // Without our own preloaded modules, which concern the event loop's thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
  });
  worker.on('error', (error) => logger.error({ err: error }, 'The rendering thread failed'));
  worker.once('exit', () => forget(worker));
  // It does not keep the process from ending.
  worker.unref();
  threads.set(webDist, { worker, idle: setTimeout(end, IDLE_LIMIT, worker).unref() });
  return worker;
}

function forget(ended: Worker): void {
  for (const [webDist, { worker }] of threads) if (worker === ended) threads.delete(webDist);
}

function end(thread: Worker): Promise<number> {
  forget(thread);
  return thread.terminate();
}

export type PageRenderer = ReturnType<typeof pageRenderer>;

/** Renders pages in a thread of their own. One that ends or hangs fails its pages, and the next starts another. */
export function pageRenderer(options: RendererOptions) {
  const rendering = new Map<MessagePort, Worker>();
  return {
    /** @throws Error when the page cannot be rendered, or its rendering ends the thread */
    render({ url, today, version, cookie }: PageRequest, content: Motel): Promise<RenderedPage> {
      const thread = threadOf(options);
      const { port1, port2 } = new MessageChannel();
      const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
      rendering.set(port1, thread);
      port1.on('message', (message: FromThread) => {
        if ('page' in message) resolve(message.page);
        else if ('error' in message) reject(message.error);
        else {
          const headers: [string, string][] = cookie
            ? [...message.headers, ['cookie', cookie]]
            : message.headers;
          const asked = partAnswer(content, message.url) ?? read(message.url, headers);
          void Promise.resolve(asked).then((answer) => message.answerTo.postMessage(answer));
        }
      });
      port1.once('close', () => {
        // The thread's own event may come later: the next page must not wait for one that has ended.
        if (rendering.has(port1)) forget(thread);
        reject(new Error('The rendering thread ended'));
      });
      const timeout = setTimeout(() => void end(thread), RENDER_LIMIT);
      const order: RenderOrder = { address: url.href, today, version, port: port2 };
      thread.postMessage(order, [port2]);
      return promise.finally(() => {
        clearTimeout(timeout);
        rendering.delete(port1);
        port1.close();
      });
    },
    /** Starts the thread, so that a first page waits less. */
    warm: () => void threadOf(options),
    /** Ends the pages that are still being rendered, with their thread. */
    async close() {
      await Promise.all([...new Set(rendering.values())].map(end));
    },
  };

  async function read(url: string, headers: [string, string][]): Promise<ApiAnswer> {
    try {
      const answer = await options.fetch(url, { headers });
      return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  }
}

/** A part of the content that a page is rendered from, of which a newer version may have been published since. */
function partAnswer(content: Motel, url: string): ApiAnswer | undefined {
  const part = sitePartAt(wordsOf(content), new URL(url).pathname);
  return (
    part && { status: 200, headers: [['content-type', 'application/json']], body: JSON.stringify({ part }) }
  );
}

/** The message that asks the rendering thread for one page; it answers on the port. */
export interface RenderOrder {
  readonly address: string;
  readonly today: string;
  readonly version: string;
  readonly port: MessagePort;
}

/** The rendering thread's messages about one page: reads of the API, then the page or the reason that there is none. */
export type FromThread =
  | { readonly page: RenderedPage }
  | { readonly error: Error }
  | { readonly url: string; readonly headers: [string, string][]; readonly answerTo: MessagePort };

export type ApiAnswer =
  | { readonly status: number; readonly headers: [string, string][]; readonly body: string }
  | { readonly error: Error };
