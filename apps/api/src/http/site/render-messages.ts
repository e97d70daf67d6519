import type { MessagePort } from 'node:worker_threads';
import type { RenderedPage } from './built-site.ts';

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
