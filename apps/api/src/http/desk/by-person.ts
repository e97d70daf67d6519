import type { ByPerson } from '../../desk/index.ts';
import type { AtDesk } from '../../staff/index.ts';

/** A request of a person. */
interface Pressed {
  readonly atDesk: AtDesk;
  readonly key: string;
  readonly parts: unknown;
  readonly body: unknown;
}

/** The action of a request: all that was asked belongs to its key. */
export function byPerson({ atDesk, key, parts, body }: Pressed): ByPerson {
  return { person: atDesk.person, key, request: [parts, body] };
}
