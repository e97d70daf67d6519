import type { RateMonth } from '@motel/api-client/desk-contracts';
import { counted, dateWords } from '@motel/content/english';
import { Alert, SelectField, TextField } from '@motel/ui';
import { type Ref, useId, useState } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton } from '../../../shared/parts/DeskButton.tsx';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import type { PressProblem } from '../../../shared/wire/use-press.ts';
import {
  type Choice,
  changedNights,
  type Draft,
  type DraftFault,
  pickedNights,
  priceGroups,
} from '../draft.ts';
import { nightsWords } from '../preview/effect-words.ts';
import { RatePreviewBanner } from '../preview/RatePreviewBanner.tsx';
import type { usePreview } from '../preview/use-preview.ts';
import { inside, soft, three, two } from '../RatePanels.css.ts';
import { countedNights } from '../selecting.ts';
import type { Selection } from '../selection.ts';

interface EditPanelProps {
  readonly month: RateMonth;
  readonly selection: Selection | undefined;
  /** The first and the last of the nights that are selected in another month. */
  readonly held: readonly [first: string, last: string] | undefined;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onUntil: (date: string) => void;
  readonly faults: readonly DraftFault[];
  /** Nothing is typed. */
  readonly isEmpty: boolean;
  readonly effect: ReturnType<typeof usePreview>;
  readonly mayChange: boolean;
  readonly isSaving: boolean;
  readonly problem: PressProblem | undefined;
  readonly onSave: () => void;
  /** The fields, to focus the first one. */
  readonly form: Ref<HTMLFormElement>;
}

const LIMITS = [
  { field: 'sale', label: 'Sale', options: choices('On sale', 'Closed') },
  { field: 'arrivals', label: 'Arrivals', options: choices('Any day', 'None') },
  { field: 'departures', label: 'Departures', options: choices('Any day', 'None') },
] as const;

/** The selected nights: their prices and limits, and the effect of saving them. */
export function EditPanel({ selection, held, ...props }: EditPanelProps) {
  return selection === undefined ? (
    <NothingSelected held={held} />
  ) : (
    <SelectedNights {...props} selection={selection} />
  );
}

function NothingSelected({ held }: Pick<EditPanelProps, 'held'>) {
  return (
    <DeskCard title="Set a price">
      <div className={inside}>
        {held !== undefined && (
          <p>
            {spanWords(...held)} stays chosen. Press a night here with <kbd>Shift</kbd> to choose all nights
            up to it.
          </p>
        )}
        <p className={soft}>
          Choose nights first: drag over days, or press the name of a room type for its whole row.
        </p>
        <p className={soft}>Type 189, or +20 or -10% to change the current price.</p>
      </div>
    </DeskCard>
  );
}

interface SelectedProps extends Omit<EditPanelProps, 'selection' | 'held'> {
  readonly selection: Selection;
}

function SelectedNights(props: SelectedProps) {
  const motel = useMotel();
  const { month, selection, draft, isEmpty, mayChange, isSaving } = props;
  const hint = useId();
  const picked = pickedNights(month, selection);
  const titles = new Set(picked.map(({ room }) => month.rooms.find(({ id }) => id === room)?.title));
  const nights = countedNights(month, { selection, draft });
  const all = { nights, kinds: titles.size };
  const set = isEmpty || draft.until !== '' ? all : changedNights(motel, picked, draft);
  const kinds = titles.size === 1 ? [...titles][0] : `${titles.size} room types`;
  return (
    <DeskCard title={`${kinds}, ${counted(nights, 'night')}`}>
      <form
        ref={props.form}
        className={inside}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSave();
        }}
      >
        <NightFields {...props} picked={picked} />
        <Effect {...props} />
        <DeskButton
          type="submit"
          variant="solid"
          size="large"
          full
          shortcut="↵"
          disabled={isEmpty || !mayChange || isSaving}
          aria-describedby={mayChange ? undefined : hint}
        >
          {isSaving ? 'Saving…' : `Set ${nightsWords(set)}`}
        </DeskButton>
        {!mayChange && (
          <p id={hint} className={soft}>
            Only an owner changes prices. You can try here what a change would do.
          </p>
        )}
      </form>
    </DeskCard>
  );
}

/** The prices and limits of the nights. */
function NightFields({
  draft,
  onDraft,
  onUntil,
  faults,
  isEmpty,
  picked,
}: SelectedProps & { readonly picked: ReturnType<typeof pickedNights> }) {
  const motel = useMotel();
  const first = picked[0]?.night.date ?? '';
  const last = draft.until || (picked.at(-1)?.night.date ?? '');
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message;
  return (
    <>
      <p className={soft}>
        {spanWords(first, last)}. {isEmpty ? '' : 'Not saved yet.'}
      </p>
      <div className={two}>
        {priceGroups(motel, picked, draft).map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            value={draft.prices[key] ?? ''}
            placeholder="189, +20, -10%"
            autoComplete="off"
            isChanged={(draft.prices[key] ?? '') !== ''}
            error={faultOf(key)}
            onChange={(text) => onDraft({ ...draft, prices: { ...draft.prices, [key]: text } })}
          />
        ))}
        <LastNight key={first} first={first} last={last} isChanged={draft.until !== ''} onLast={onUntil} />
        <TextField
          label="Nights at least"
          value={draft.minNights}
          placeholder={leastWords(picked.map(({ night }) => night.minNights ?? 1))}
          inputMode="numeric"
          autoComplete="off"
          isChanged={draft.minNights !== ''}
          error={faultOf('minNights')}
          onChange={(minNights) => onDraft({ ...draft, minNights })}
        />
      </div>
      <div className={three}>
        {LIMITS.map(({ field, label, options }) => (
          <SelectField
            key={field}
            label={label}
            value={draft[field]}
            options={options}
            isChanged={draft[field] !== ''}
            onChange={(choice) => onDraft({ ...draft, [field]: choice })}
          />
        ))}
      </div>
    </>
  );
}

/** The reason why the nights cannot be saved, or the effect of saving them. */
function Effect({ month, isEmpty, effect: { preview, refusal, isOld }, problem }: SelectedProps) {
  const fault = problem?.message ?? refusal;
  return (
    <>
      {fault !== undefined && <Alert tone="error">{fault}</Alert>}
      {preview !== undefined && !isEmpty && refusal === undefined && (
        <RatePreviewBanner preview={preview} isOld={isOld} today={month.today} />
      )}
    </>
  );
}

function spanWords(first: string, last: string): string {
  return first === last
    ? dateWords(first, 'weekdayAndFullDay')
    : `${dateWords(first, 'weekdayAndFullDay')} to ${dateWords(last, 'weekdayAndFullDay')}`;
}

function choices(yes: string, no: string): { value: Choice; label: string }[] {
  return [
    { value: '', label: 'No change' },
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
}

function leastWords(nights: readonly number[]): string {
  const [least, most] = [Math.min(...nights), Math.max(...nights)];
  return least === most ? String(least) : `${least} to ${most}`;
}

interface LastNightProps {
  readonly first: string;
  readonly last: string;
  readonly isChanged: boolean;
  readonly onLast: (date: string) => void;
}

/** The last night of a selection, in any month. A date that is typed passes by earlier ones. */
function LastNight({ first, last, isChanged, onLast }: LastNightProps) {
  const [earlier, setEarlier] = useState<string | undefined>(undefined);
  return (
    <TextField
      label="Last night"
      type="date"
      value={earlier ?? last}
      min={first}
      isChanged={isChanged}
      error={earlier === undefined ? undefined : 'The last night is before the first one.'}
      onBlur={() => setEarlier(undefined)}
      onChange={(value) => {
        setEarlier(value < first ? value : undefined);
        if (value >= first) onLast(value);
      }}
    />
  );
}
