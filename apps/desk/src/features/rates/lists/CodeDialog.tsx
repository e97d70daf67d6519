import type { RateChange, RateCode, RatePreview, RateStay } from '@motel/api-client/desk-contracts';
import { counted, dateWords } from '@motel/content/english';
import { Alert, Dialog, TextField } from '@motel/ui';
import { useState } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import type { PressProblem } from '../../../shared/wire/use-press.ts';
import { dayAfter, signedMoney } from '../calendar.ts';
import { usePreview } from '../preview/use-preview.ts';
import { SaveButtons } from '../seasons/SaveButtons.tsx';
import { form } from '../seasons/SeasonDialog.css.ts';
import { fields, group, legend } from './CodesPage.css.ts';

/** A promotion code while it is typed. */
interface CodeDraft {
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
function codeDraft(code: RateCode | undefined, rooms: readonly string[]): CodeDraft {
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
function writtenCode(draft: CodeDraft, rooms: readonly string[]): RateCode {
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

interface Room {
  readonly id: string;
  readonly title: string;
}

interface CodeDialogProps {
  /** Absent for a new one. */
  readonly code: RateCode | undefined;
  readonly rooms: readonly Room[];
  readonly today: string;
  readonly version: number;
  readonly isSaving: boolean;
  readonly problem: PressProblem | undefined;
  readonly onSave: (change: RateChange) => void;
  readonly onClose: () => void;
}

/** A promotion code, with what a guest would pay by it. */
export function CodeDialog({ code, rooms, today, version, isSaving, problem, ...on }: CodeDialogProps) {
  const motel = useMotel();
  const ids = rooms.map(({ id }) => id);
  const { draft, setRooms, fieldOf, written, isReady } = useCodeDraft(code, ids);
  const change: RateChange = { kind: 'code', ...(code && { was: code.code }), code: written };
  const stay = exampleOf(written, ids, today);
  const asked = isReady && !isSaving ? { change, stay } : undefined;
  const { preview, refusal, isOld } = usePreview(asked, version);
  const fault = problem?.message ?? refusal;
  return (
    <Dialog open title={code?.code ?? 'New code'} onClose={on.onClose}>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) on.onSave(change);
        }}
      >
        <div className={fields}>
          <TextField label="Code" maxLength={40} autoComplete="off" {...fieldOf('code')} />
          <TextField label="Takes off" hint="10% or 25" autoComplete="off" {...fieldOf('off')} />
        </div>
        <div className={fields}>
          <TextField label="First night" type="date" mark="optional" {...fieldOf('from')} />
          <TextField label="Last night" type="date" mark="optional" {...fieldOf('to')} />
          <TextField label="Booked from" type="date" mark="optional" {...fieldOf('bookedFrom')} />
          <TextField label="Booked until" type="date" mark="optional" {...fieldOf('bookedTo')} />
          <TextField label="Nights at least" inputMode="numeric" mark="optional" {...fieldOf('minNights')} />
          <TextField label="Bookings at most" inputMode="numeric" mark="optional" {...fieldOf('uses')} />
        </div>
        <fieldset className={group}>
          <legend className={legend}>Room types</legend>
          <CheckBoxes
            className={fields}
            options={rooms.map(({ id, title }) => ({ value: id, label: title }))}
            chosen={draft.rooms}
            onChange={setRooms}
          />
        </fieldset>
        {draft.rooms.length === 0 && <Alert tone="error">Choose one room type at least.</Alert>}
        {fault !== undefined && <Alert tone="error">{fault}</Alert>}
        {fault === undefined && stay !== undefined && preview?.pays?.after !== undefined && (
          <Alert tone="info" icon={<DeskIcon name="check" />}>
            <span aria-busy={isOld}>
              {stayWords(stay, rooms)}: {paysWords(motel, preview.pays)}
            </span>
          </Alert>
        )}
        <SaveButtons
          what="the code"
          isSaving={isSaving}
          isReady={isReady}
          onEnd={code && (() => on.onSave({ kind: 'code', was: code.code }))}
          onClose={on.onClose}
        />
      </form>
    </Dialog>
  );
}

/** The typed code, and the one that the server would get. */
function useCodeDraft(code: RateCode | undefined, rooms: readonly string[]) {
  const first = codeDraft(code, rooms);
  const [draft, setDraft] = useState(first);
  const written = writtenCode(draft, rooms);
  const isTyped = JSON.stringify(draft) !== JSON.stringify(first);
  return {
    draft,
    written,
    isReady: isTyped && written.code !== '' && written.off !== '' && draft.rooms.length > 0,
    setRooms: (chosen: readonly string[]) => setDraft({ ...draft, rooms: chosen }),
    fieldOf: (field: keyof Omit<CodeDraft, 'rooms'>) => ({
      value: draft[field],
      onChange: (value: string) => setDraft({ ...draft, [field]: value }),
      isChanged: draft[field] !== first[field],
    }),
  };
}

/** The shortest stay by a code, on its first nights. */
function exampleOf(code: RateCode, rooms: readonly string[], today: string): RateStay | undefined {
  const room = code.rooms?.[0] ?? rooms[0];
  const booked = code.bookedFrom ?? today;
  const from = [code.from ?? today, booked, today].toSorted().at(-1) ?? today;
  if (room === undefined) return undefined;
  const nights = Math.min(Math.max(code.minNights ?? 1, 1), 365);
  return {
    room,
    from,
    to: dayAfter(from, nights),
    party: { adults: 2, children: 0, infants: 0, pets: 0 },
  };
}

function stayWords({ room, from, to }: RateStay, rooms: readonly Room[]): string {
  const nights = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const title = rooms.find(({ id }) => id === room)?.title ?? room;
  return `${title}, ${counted(nights, 'night')} from ${dateWords(from, 'day')}`;
}

function paysWords(motel: DeskMotel, { now, after }: NonNullable<RatePreview['pays']>): string {
  if (after?.total === undefined) return after?.refusal ?? '';
  const instead = now.total === undefined ? '' : ` instead of ${signedMoney(motel, now.total)}`;
  return `a guest with the code pays ${signedMoney(motel, after.total)}${instead}. Booked stays keep their price.`;
}
