import type {
  AnswerTo,
  ListedCode,
  RateChange,
  RateCode,
  RatePreview,
  RateStay,
} from '@motel/api-client/desk-contracts';
import { counted, dateWords } from '@motel/content/english';
import { Alert, SelectField, TextField } from '@motel/ui';
import { useState } from 'react';
import { CheckBoxes } from '../../../shared/field/CheckBoxes.tsx';
import { titlesOf } from '../../../shared/field/fields.ts';
import { DeskIcon } from '../../../shared/icon/DeskIcon.tsx';
import { type DeskMotel, useMotel } from '../../../shared/motel.tsx';
import { signedMoney } from '../calendar.ts';
import { exampleStay, usePreview } from '../preview/preview.tsx';
import { RateDialog, type RateSaving } from '../rate-change.tsx';
import { fields, group, legend } from './CodesPage.css.ts';

type Codes = AnswerTo<'rateCodes'>;

export const NEW: ListedCode = { code: '', off: '', words: [], state: 'valid', used: 0 };

interface CodeDialogProps extends RateSaving {
  readonly code: ListedCode;
  readonly known: Codes;
}

/** A count as it was typed. What cannot be read becomes 0, which the server refuses in a sentence. */
function wholeNumber(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  return Number.isSafeInteger(Number(text)) ? Number(text) : 0;
}

/** A promotion code, with what a guest would pay by it. */
export function CodeDialog({ code, known, ...dialog }: CodeDialogProps) {
  const motel = useMotel();
  const { rooms, plans, version } = known;
  const { isSaving, problem, save } = dialog.saving;
  const { words: _, state: __, used: ___, ...first } = code;
  const was = code.code || undefined;
  const [draft, setDraft] = useState<RateCode>(first);
  const set = (part: Partial<RateCode>) => setDraft({ ...draft, ...part });
  const fieldOf = (
    name: Exclude<keyof RateCode, 'plan' | 'room'>,
    read: (text: string) => unknown = (text) => text || undefined,
  ) => ({
    value: `${draft[name] ?? ''}`,
    isChanged: (draft[name] ?? '') !== (first[name] ?? ''),
    onChange: (text: string) => set({ [name]: read(text) }),
  });
  const count = { inputMode: 'numeric', mark: 'optional' } as const;
  const ids = rooms.map(({ id }) => id);
  const { code: name = '', off = '', plan = [], room: chosen = ids } = draft;
  const written = { ...draft, code: name.trim(), off: off.replaceAll(/[\s$,]/g, '') };
  const isTyped = JSON.stringify(draft) !== JSON.stringify(first);
  const isReady = isTyped && written.code !== '' && written.off !== '' && chosen.length > 0;
  const change: RateChange = { kind: 'code', was, code: written };
  const stay = exampleOf(written, known);
  const asked = isReady && !isSaving ? { change, stay } : undefined;
  const { preview, refusal, isOld } = usePreview(asked, version);
  const fault = problem?.message ?? refusal;
  return (
    <RateDialog
      {...dialog}
      title={was ?? 'New code'}
      what="the code"
      isReady={isReady}
      onSubmit={() => isReady && void save(change)}
      onEnd={was === undefined ? undefined : () => void save({ kind: 'code', was })}
      fault={fault}
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
        <TextField label="Nights at least" {...count} {...fieldOf('minNights', wholeNumber)} />
        <TextField label="Bookings at most" {...count} {...fieldOf('uses', wholeNumber)} />
      </div>
      {plans.length > 0 && (
        <SelectField
          label="For"
          value={plan.join('\n')}
          onChange={(next) => set({ plan: next === '' ? undefined : next.split('\n') })}
          options={[
            { value: '', label: 'All plans that need no code' },
            ...plans.map(({ id, label }) => ({ value: id, label: `${label} alone` })),
            ...(first.plan?.[1] ? [{ value: first.plan.join('\n'), label: 'Several plans' }] : []),
          ]}
        />
      )}
      <fieldset className={group}>
        <legend className={legend}>Room types</legend>
        <CheckBoxes
          className={fields}
          options={titlesOf(rooms)}
          chosen={chosen}
          onChange={(some) =>
            set({ room: some.length < ids.length ? ids.filter((id) => some.includes(id)) : undefined })
          }
        />
      </fieldset>
      {chosen.length === 0 && <Alert tone="error">Choose one room type at least.</Alert>}
      {fault === undefined && preview?.pays?.after !== undefined && (
        <Alert tone="info" icon={<DeskIcon name="check" />}>
          <span aria-busy={isOld}>
            {stayWords(stay, rooms)}: {paysWords(motel, preview.pays)}
          </span>
        </Alert>
      )}
    </RateDialog>
  );
}

/** The shortest stay by a code, on its first nights. */
function exampleOf(code: RateCode, { rooms, today }: Codes): RateStay {
  const { room, from, bookedFrom = today, minNights = 1, plan } = code;
  const nights = Math.min(Math.max(minNights, 1), 365);
  const first = { rooms, today: bookedFrom > today ? bookedFrom : today };
  return { ...exampleStay(first, { room, from }, 0, nights), ...(plan && { plan: plan[0] }) };
}

function stayWords({ room, from, to }: RateStay, rooms: Codes['rooms']): string {
  const nights = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const title = rooms.find(({ id }) => id === room)?.title ?? room;
  return `${title}, ${counted(nights, 'night')} from ${dateWords(from, 'day')}`;
}

function paysWords(motel: DeskMotel, { now, after }: NonNullable<RatePreview['pays']>): string {
  if (after?.total === undefined) return after?.refusal ?? '';
  const instead = now.total === undefined ? '' : ` instead of ${signedMoney(motel, now.total)}`;
  return `a guest with the code pays ${signedMoney(motel, after.total)}${instead}. Booked stays keep their price.`;
}
