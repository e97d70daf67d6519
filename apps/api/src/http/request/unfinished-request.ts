import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the client went away in the midst of its request: nobody waits for an answer, and nothing went wrong here. */
export function isUnfinished(call: Context): boolean {
  // Requests from within this process have no bindings.
  const { incoming }: Partial<HttpBindings> = call.env ?? {};
  return incoming?.destroyed === true && !incoming.complete;
}
