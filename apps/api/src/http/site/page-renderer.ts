import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Motel } from '@motel/content';
import { valuesOf } from '@motel/content/document-values';
import { CATALOGUES } from '@motel/language/catalogues';
import type { Logger } from 'pino';
import type { RenderedPage, RenderRequest } from './built-site.ts';
import { type ApiAnswer, type FromThread, LAST, type RenderOrder } from './render-messages.ts';

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

/** A request for a page; with the cookie by which it reads the API. */
export type PageRequest = Omit<RenderRequest, 'fetch'> & { readonly cookie?: string };

export interface PageRenderer {
  /** @throws Error when the page cannot be rendered, or its rendering ends the thread */
  render(request: PageRequest, content: Motel): Promise<RenderedPage>;
  /** Starts the thread of a content, so that its first page waits less. */
  warm(version: string, content: Motel): void;
  /** Ends the pages that are still being rendered, with their thread. */
  close(): Promise<void>;
}

interface RenderingThread {
  readonly worker: Worker;
  readonly webDist: string;
  readonly version: string;
}

/** The process's rendering threads, the last used at the end: modules keep their values, so that each content has its own. */
let threads: readonly RenderingThread[] = [];

type ThreadOptions = Pick<RendererOptions, 'webDist' | 'logger'>;

function threadOf({ webDist, logger }: ThreadOptions, version: string, content: Motel): Worker {
  const running = threads.find((thread) => thread.webDist === webDist && thread.version === version);
  const thread = running ?? startThread({ webDist, logger }, version, content);
  threads = [...threads.filter((other) => other !== thread), thread];
  const ofSite = threads.filter((other) => other.webDist === webDist);
  for (const { worker } of ofSite.slice(0, -mostThreads(content))) {
    forget(worker);
    worker.postMessage(LAST);
  }
  return thread.worker;
}

/** One for each language of what is published, and one for a preview. */
function mostThreads({ languages }: Motel): number {
  return languages.length + 1;
}

function startThread({ webDist, logger }: ThreadOptions, version: string, content: Motel): RenderingThread {
  const worker = new Worker(new URL('rendering-thread.ts', import.meta.url), {
    workerData: { webDist, values: valuesOf(content, CATALOGUES[content.language]) },
    // Without our own preloaded modules, which concern the event loop's thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT },
  });
  worker.on('error', (error) => logger.error({ err: error }, 'The rendering thread failed'));
  worker.once('exit', () => forget(worker));
  // It does not keep the process from ending.
  worker.unref();
  return { worker, webDist, version };
}

function forget(ended: Worker): void {
  threads = threads.filter(({ worker }) => worker !== ended);
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
  return {
    render({ url, today, version, cookie }, content) {
      const thread = threadOf(options, version, content);
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
          void read(message.url, headers).then((answer) => message.answerTo.postMessage(answer));
        }
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
    warm: (version, content) => void threadOf(options, version, content),
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
