import { counted, dateWords } from '@motel/content/english';
import { Alert, SelectField, TextField, useMedia } from '@motel/ui';
import { useId, useState } from 'react';
import { fieldsOf, optionsOf } from '../../../shared/field/fields.ts';
import { submitting } from '../../../shared/field/submitting.ts';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { nowWords, rangeWords } from '../calendar.ts';
import { type Choice, changedNights, meantPrices, pickedNights, priceGroups } from '../draft.ts';
import { nightsWords, type RateEffect, RatePreviewBanner } from '../preview/preview.tsx';
import { inside, soft, three, two } from '../RatePanels.css.ts';
import type { Selection } from '../selection.ts';
import { countedNights, heldNights, type RatesProps } from '../use-rates.ts';

interface EditPanelProps extends RatesProps {
  readonly effect: RateEffect;
}

const choices = (yes: string, no: string) => optionsOf<Choice>({ '': 'No change', yes, no });

/** Prices that demand changes, in words. */
const MOST_REASONS = 3;

const LIMITS = [
  { name: 'sale', label: 'Sale', options: choices('On sale', 'Closed') },
  { name: 'arrivals', label: 'Arrivals', options: choices('Any day', 'None') },
  { name: 'departures', label: 'Departures', options: choices('Any day', 'None') },
] as const;

export function EditPanel(props: EditPanelProps) {
  const { selection, held } = props.rates.selecting;
  const isPhone = useMedia('phoneOnly');
  if (selection !== undefined) return <SelectedNights {...props} selection={selection} />;
  return (
    <DeskCard title="Set a price" isInset>
      {held !== undefined && !isPhone && (
        <p>
          {spanWords(...heldNights(held))} stays chosen. Press a night here with <kbd>Shift</kbd> to choose
          all nights up to it.
        </p>
      )}
      <p className={soft}>
        Choose nights first: drag over days, or press the name of a room type for its whole row.
      </p>
      <p className={soft}>Type 189, or +20 or -10% to change the current price.</p>
    </DeskCard>
  );
}

interface SelectedProps extends EditPanelProps {
  readonly selection: Selection;
}

function SelectedNights(props: SelectedProps) {
  const motel = useMotel();
  const { rates, month, selection, effect } = props;
  const { mayChange, saving, selecting } = rates;
  const { draft, typed } = selecting;
  const change = typed?.change;
  const fault = saving.problem?.message ?? effect.refusal;
  const hint = useId();
  const picked = pickedNights(month, selection);
  const titles = new Set(picked.map(({ room }) => month.rooms.find(({ id }) => id === room)?.title));
  const nights = countedNights(month, { selection, draft });
  const isAll = change === undefined || draft.until !== '';
  const set = isAll ? { nights, kinds: titles.size } : changedNights(motel, picked, draft);
  const kinds = titles.size === 1 ? [...titles][0] : `${titles.size} room types`;
  return (
    <DeskCard title={`${kinds}, ${counted(nights, 'night')}`}>
      <form
        ref={rates.form}
        className={inside}
        noValidate
        onSubmit={submitting(() => change && void saving.save(change))}
      >
        <NightFields {...props} />
        {fault !== undefined && <Alert tone="error">{fault}</Alert>}
        {change !== undefined && effect.refusal === undefined && (
          <RatePreviewBanner {...effect} today={month.today} />
        )}
        <DeskButton
          type="submit"
          variant="solid"
          size="large"
          full
          shortcut="↵"
          disabled={change === undefined || !mayChange || saving.isSaving}
          aria-describedby={mayChange ? undefined : hint}
        >
          {saving.isSaving ? 'Saving…' : `Set ${nightsWords(set)}`}
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

function NightFields({ rates: { selecting }, month, selection }: SelectedProps) {
  const motel = useMotel();
  const picked = pickedNights(month, selection);
  const { draft, setDraft, typed } = selecting;
  const demanded = new Set(picked.flatMap(({ night }) => nowWords(motel, night) ?? []));
  const field = fieldsOf(draft, (part) => setDraft({ ...draft, ...part }));
  const setPrice = (key: string, text: string) =>
    setDraft({ ...draft, prices: { ...draft.prices, [key]: text } });
  const [first, last] = heldNights({ month, selection, draft });
  const faultOf = (name: string) => typed?.faults.find((fault) => fault.field === name)?.message;
  return (
    <>
      <p className={soft}>
        {spanWords(first, last)}. {typed?.change === undefined ? '' : 'Not saved yet.'}
      </p>
      {demanded.size > 0 && (
        <p className={soft}>{`By demand ${[...demanded].slice(0, MOST_REASONS).join('; ')}.`}</p>
      )}
      <div className={two}>
        {priceGroups(motel, picked, draft).map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            value={draft.prices[key] ?? ''}
            placeholder="189, +20, -10%"
            autoComplete="off"
            isChanged={(draft.prices[key] ?? '') !== ''}
            hint={whichOne(meantPrices(motel, draft.prices[key] ?? '', picked), (text) =>
              setPrice(key, text),
            )}
            error={faultOf(key)}
            onChange={(text) => setPrice(key, text)}
          />
        ))}
        <LastNight
          key={first}
          first={first}
          last={last}
          isChanged={draft.until !== ''}
          onLast={selecting.extend}
        />
        <TextField
          label="Nights at least"
          placeholder={rangeWords(picked.map(({ night }) => night.minNights ?? 1))}
          inputMode="numeric"
          autoComplete="off"
          error={faultOf('minNights')}
          isChanged={draft.minNights !== ''}
          {...field('minNights')}
        />
      </div>
      <div className={three}>
        {LIMITS.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            options={options}
            isChanged={draft[name] !== ''}
            {...field(name)}
          />
        ))}
      </div>
    </>
  );
}

function spanWords(first: string, last: string): string {
  return [...new Set([first, last])].map((date) => dateWords(date, 'weekdayAndFullDay')).join(' to ');
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
