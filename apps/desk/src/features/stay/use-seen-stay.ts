import type { DeskStay } from '@motel/api-client/desk-contracts';
import { useState } from 'react';
import { newInStory } from './stay-differences.ts';

interface SeenStay {
  /** The stay as this person has seen it: its version goes with each change. */
  readonly seen: DeskStay;
  /** Another person, the guest or the payment provider has changed it since. */
  readonly isChanged: boolean;
  /** From now on the stay as it is counts as seen. */
  readonly see: () => void;
}

/**
 * Remembers the stay as a person saw it. What others change meanwhile is shown at once, but does not count as seen until
 * the person says so: the server refuses a change of another version. Their own changes they have seen.
 * @param name of this person: names of people at the desk are unique
 */
export function useSeenStay(stay: DeskStay, name: string | undefined): SeenStay {
  const [seen, setSeen] = useState(stay);
  const isSame = seen.version === stay.version;
  const isSeen = isSame || isOwnChange(seen, stay, name);
  if (seen !== stay && isSeen) setSeen(stay);
  return { seen: isSeen ? stay : seen, isChanged: !isSeen, see: () => setSeen(stay) };
}

/** Whether this person changed the stay, and no other person did. */
export function isOwnChange(before: DeskStay, now: DeskStay, name: string | undefined): boolean {
  const people = newInStory(before, now).flatMap(({ by }) => by ?? []);
  return people.length > 0 && people.every((by) => by === name);
}
