import type { DeskStay } from '@motel/api-client/desk-contracts';
import { useRef, useState } from 'react';

interface SeenStay {
  /** The stay as this person has seen it: its version goes with each change. */
  readonly seen: DeskStay;
  /** Another person has changed it since. */
  readonly isChanged: boolean;
  /** From now on the stay as it is counts as seen. */
  readonly see: () => void;
  /** The next change is this person's own. */
  readonly expectChange: () => void;
}

/**
 * Remembers the stay as a person saw it. What others change meanwhile is shown at once, but does not count as seen until
 * the person says so: the server refuses a change of another version.
 */
export function useSeenStay(stay: DeskStay): SeenStay {
  const [seen, setSeen] = useState(stay);
  const isOwn = useRef(false);
  const isOther = seen.version !== stay.version;
  if (seen !== stay && (!isOther || isOwn.current || seen.id !== stay.id)) {
    if (isOther) isOwn.current = false;
    setSeen(stay);
  }
  return {
    seen,
    isChanged: isOther && !isOwn.current && seen.id === stay.id,
    see: () => setSeen(stay),
    expectChange: () => {
      isOwn.current = true;
    },
  };
}
