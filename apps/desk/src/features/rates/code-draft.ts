import type { RateCode } from '@motel/api-client/desk-contracts';

/** A promotion code while it is typed. */
export interface CodeDraft {
  readonly code: string;
  readonly off: string;
  readonly from: string;
  readonly to: string;
  readonly bookedFrom: string;
  readonly bookedTo: string;
  readonly minNights: string;
  readonly uses: string;
  readonly rooms: readonly string[];
}

/** @param rooms all of them: a new code is about each */
export function codeDraft(code: RateCode | undefined, rooms: readonly string[]): CodeDraft {
  return {
    code: code?.code ?? '',
    off: code === undefined ? '' : code.off,
    from: code?.from ?? '',
    to: code?.to ?? '',
    bookedFrom: code?.bookedFrom ?? '',
    bookedTo: code?.bookedTo ?? '',
    minNights: code?.minNights === undefined ? '' : String(code.minNights),
    uses: code?.uses === undefined ? '' : String(code.uses),
    rooms: code?.rooms ?? rooms,
  };
}

/** The code as it was typed. What cannot be read becomes a value that the server refuses in a sentence. */
export function writtenCode(draft: CodeDraft, rooms: readonly string[]): RateCode {
  const { from, to, bookedFrom, bookedTo } = draft;
  const dates = Object.entries({ from, to, bookedFrom, bookedTo }).filter(([, date]) => date !== '');
  return {
    code: draft.code.trim(),
    off: draft.off.replaceAll(/[\s$,]/g, ''),
    ...Object.fromEntries(dates),
    ...(draft.minNights.trim() !== '' && { minNights: wholeNumber(draft.minNights) }),
    ...(draft.uses.trim() !== '' && { uses: wholeNumber(draft.uses) }),
    ...(draft.rooms.length < rooms.length && { rooms: rooms.filter((room) => draft.rooms.includes(room)) }),
  };
}

function wholeNumber(text: string): number {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : 0;
}
