import type { Context as Call } from 'hono';
import type { ByPerson } from '../../desk/index.ts';
import type { AtDesk } from '../../staff/index.ts';

/** A request of a person. */
interface Pressed {
  readonly atDesk: AtDesk;
  readonly key: string;
  readonly body: unknown;
  readonly call: Call;
}

/** The action of a request: all that was asked, and where, belongs to its key. */
export function byPerson({ atDesk, key, body, call }: Pressed): ByPerson {
  const { person, sessionId } = atDesk;
  return { person, sessionId, key, request: [call.req.path, body] };
}
