import type { ByPerson } from '../../../desk/index.ts';
import type { AtDesk } from '../../../staff/index.ts';

/** A request with the person who made it. */
interface Pressed {
  readonly atDesk: AtDesk;
  readonly key: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly body: object;
}

/** The press of a button: the same key, path and body are the same action. */
export function pressOf({ atDesk: { person }, key, parts, body }: Pressed): ByPerson {
  return { person, key, request: { ...parts, ...body } };
}
