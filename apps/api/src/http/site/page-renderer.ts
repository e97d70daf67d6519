import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Content } from '@motel/content';
import { valuesOf } from '@motel/content/document-values';
import { content } from '@motel/content/server';
import type { Logger } from 'pino';
import type { RenderedPage, RenderRequest } from './built-site.ts';

/** The message that asks the rendering thread for one page; it answers on the port. */
export interface RenderOrder {
  readonly address: string;
  readonly today: string;
  readonly version: string;
  readonly port: MessagePort;
}

/** The message that ends the rendering thread after its last page. */
export const LAST = 'last';

/** The rendering thread's messages about one page: reads of the API, then the page or the reason that there is none. */
export type FromThread =
  | { readonly page: RenderedPage }
  | { readonly error: Error }
  | { readonly url: string; readonly headers: [string, string][]; readonly answerTo: MessagePort };

export type ApiAnswer =
  | { readonly status: number; readonly headers: [string, string][]; readonly body: string }
  | { readonly error: Error };

interface RendererOptions {
  /** The built site, absolute. */
  readonly webDist: string;
  /** Reads the API for pages. */
  readonly fetch: typeof globalThis.fetch;
  readonly logger: Logger;
}

/** Milliseconds, more than a page's own time limit for its data: a page that takes longer hangs. */
const RENDER_LIMIT = 30_000;
/** Megabytes; a site needs some thirty. A page that needs more ends the thread, not the process. */
const HEAP_LIMIT = 256;

interface PageRenderer {
  /** @throws Error when the page cannot be rendered, or its rendering ends the thread */
  render(request: Omit<RenderRequest, 'fetch'>): Promise<RenderedPage>;
  /** Ends the pages that are still being rendered, with their thread. */
  close(): Promise<void>;
}

/** The process's rendering threads: one for each built site, whatever number of motels shows its content by it. */
const threads = new Map<string, { readonly worker: Worker; readonly content: Content }>();

function threadOf({ webDist, logger }: Pick<RendererOptions, 'webDist' | 'logger'>): Worker {
  const running = threads.get(webDist);
  if (running?.content === content) return running.worker;
  // Modules keep their values: another content needs another thread.
  running?.worker.postMessage(LAST);
  const started = new Worker(new URL('rendering-thread.ts', import.meta.url), {
    workerData: { webDist, values: valuesOf(content) },
    // Without our own preloaded modules, which concern the event loop's thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
  });
  started.on('error', (error) => logger.error({ err: error }, 'The rendering thread failed'));
  started.once('exit', () => forget(started));
  // It does not keep the process from ending.
  started.unref();
  threads.set(webDist, { worker: started, content });
  return started;
}

function forget(ended: Worker): void {
  for (const [webDist, { worker }] of threads) if (worker === ended) threads.delete(webDist);
}

function end(thread: Worker): Promise<number> {
  forget(thread);
  return thread.terminate();
}

/**
 * Renders pages in a thread of their own, so that the event loop answers other requests at the same time. A thread that
 * ends or hangs fails its pages, and the next page starts another.
 */
export function pageRenderer(options: RendererOptions): PageRenderer {
  const rendering = new Map<MessagePort, Worker>();
  threadOf(options);
  return {
    render({ url, today, version }) {
      const thread = threadOf(options);
      const { port1, port2 } = new MessageChannel();
      const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
      rendering.set(port1, thread);
      port1.on('message', (message: FromThread) => {
        if ('page' in message) resolve(message.page);
        else if ('error' in message) reject(message.error);
        else void read(message.url, message.headers).then((answer) => message.answerTo.postMessage(answer));
      });
      port1.once('close', () => reject(new Error('The rendering thread ended')));
      const timeout = setTimeout(() => void end(thread), RENDER_LIMIT);
      const order: RenderOrder = { address: url.href, today, version, port: port2 };
      thread.postMessage(order, [port2]);
      return promise.finally(() => {
        clearTimeout(timeout);
        rendering.delete(port1);
        port1.close();
      });
    },
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
