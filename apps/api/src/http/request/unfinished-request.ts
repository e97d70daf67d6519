import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the client disconnected during its request: no client waits for an answer, and nothing failed here. */
export function isUnfinished(call: Context): boolean {
  // Requests from within this process have no bindings.
  const { incoming }: Partial<HttpBindings> = call.env ?? {};
  return incoming?.destroyed === true && !incoming.complete;
}
