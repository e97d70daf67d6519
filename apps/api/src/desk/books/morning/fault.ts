import type { Remedy } from '@motel/api-client/desk-contracts';

export type { Remedy };

/** A fault in a sentence, and the one thing to do about it. */
export interface Fault {
  readonly sentence: string;
  readonly remedy: Remedy;
}

export function openStay(id: string): Remedy {
  return { kind: 'stay', id, label: 'Open the stay' };
}

export function runCommand(line: string, label: string): Remedy {
  return { kind: 'command', line: `npm run ${line}`, label };
}
