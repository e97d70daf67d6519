import type { ListedStay } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Checkbox, TextField } from '@motel/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { optionsOf, toggled } from '../../shared/field/fields.ts';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { fullName, nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { PressedMany } from '../../shared/parts/PressedMany.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { usePressMany } from '../../shared/wire/use-press-many.ts';
import { CANCEL } from './cancel.ts';
import { type Deed, type Effect, type ReadEffect, type Row, type Said, useEffects } from './deed.ts';
import { MESSAGE } from './message.ts';
import { MOVE } from './move.ts';
import { REFUND } from './refund.ts';
import { fields } from './several.css.ts';

const DEEDS = { cancel: CANCEL, move: MOVE, refund: REFUND, message: MESSAGE };
const NAMES = (Object.keys(DEEDS) as (keyof typeof DEEDS)[]).map((value) => ({
  value,
  label: DEEDS[value].title,
}));

/** Does one thing to several stays, as in a storm: one preview with the sum, one press. */
export function SeveralPage() {
  const { shownMoney } = useMotel();
  const { listed, ...about } = useListed();
  const deed = useChosenDeed();
  const [words, amount = ''] = deed.columns;
  const [ids, setIds] = useState<readonly string[]>([]);
  const { press, doing, left, undoButton, ...run } = useDeedOnMany();
  const stays = listed.filter(({ id }) => ids.includes(id));
  const rows = useEffects(deed.key, stays.map(deed.asked), !run.isPressing);
  const known = rows.filter(isKnown);
  const total = totalOf(known);
  const money = total === 0 ? '' : `, ${amount.toLowerCase()} ${shownMoney(total)}`;
  // With those that could not be put back.
  const gone = left.filter(({ stay: { id } }) => listed.every((one) => one.id !== id));
  const shown = [
    ...listed.map((stay): Row => rows.find((row) => row.stay.id === stay.id) ?? { stay }),
    ...gone,
  ];
  const all = shown.map(({ stay }) => stay.id);
  const isAll = all.every((id) => ids.includes(id));
  const hasWhy = run.problems.size > 0 || shown.some(({ why }) => why);
  const pressAll = async () => {
    const done = await press(deed.said, known, deed.typed);
    setIds(ids.filter((id) => !done.includes(id)));
  };
  return (
    <>
      <PageHead title="Several stays at once" {...about} />
      <div className={cards}>
        <DeskCard
          title="Stays"
          count={shown.length}
          aside={
            <DeskButton disabled={shown.length === 0} onClick={() => setIds(isAll ? [] : all)}>
              {isAll ? 'None' : `All ${shown.length}`}
            </DeskButton>
          }
        >
          <Sheet
            label="Stays to choose from"
            empty="No guests."
            columns={['Guest', 'Stay', words, { amount }, 'Why not']}
            onPhone={[0, 2, 3, ...(hasWhy ? [4] : [])]}
            rows={shown.map(({ stay, effect, why }) => [
              stay.id,
              <Checkbox
                key="chosen"
                label={`${fullName(stay)}, ${stay.reference}`}
                checked={ids.includes(stay.id)}
                onChange={(isOn) => setIds(toggled(ids, stay.id, isOn))}
              />,
              `${stay.type.title}, ${nightCount(stay)}, ${shownParty(stay.party)}`,
              typeof effect?.words === 'number' ? shownMoney(effect.words) : effect?.words,
              amount && effect && shownMoney(effect.amount),
              run.problems.get(stay.id) ?? why,
            ])}
          />
        </DeskCard>
        <DeskCard title="With those chosen">
          <div className={fields}>
            {deed.fields}
            <DeskButton
              variant="solid"
              size="large"
              disabled={!isReady(rows) || !deed.isEntered || run.isPressing}
              onClick={() => void pressAll()}
            >
              {run.isPressing
                ? `${doing[0]} ${run.done + run.problems.size + 1} of ${run.of}…`
                : `${deed.title} ${counted(known.length, 'stay')}${money}`}
            </DeskButton>
            <PressedMany {...run} deed={doing[1]} action={undoButton} />
          </div>
        </DeskCard>
      </div>
    </>
  );
}

/** The deed that the person chooses, with its fields. */
function useChosenDeed() {
  const motel = useMotel();
  const [name, setName] = useState<keyof typeof DEEDS>('cancel');
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const deed: Deed = DEEDS[name];
  const { choice, field } = deed;
  const enter = (of: string) => (value: string) => setEntered({ ...entered, [of]: value });
  const options = optionsOf(choice?.[1] ?? {});
  const chosen = entered[`${name} by`] ?? options[0]?.value ?? '';
  const typed = entered[name]?.trim() ?? '';
  const isOptional = chosen === deed.isOptionalWith;
  return {
    ...deed,
    key: `${name} ${chosen} ${field.type === 'number' ? typed : ''}`,
    asked: (stay: ListedStay) => [stay, deed.read(stay, chosen, typed, motel)] as const,
    typed,
    isEntered: typed !== '' || isOptional,
    fields: (
      <>
        <Segments label="What to do" options={NAMES} value={name} onChange={setName} />
        {choice && (
          <Segments label={choice[0]} options={options} value={chosen} onChange={enter(`${name} by`)} />
        )}
        <TextField
          key={name}
          {...field}
          mark={isOptional ? 'optional' : undefined}
          value={entered[name] ?? ''}
          onChange={enter(name)}
        />
      </>
    ),
  };
}

type Known = Row & { readonly effect: Effect };
const isKnown = (row: Row): row is Known => row.effect !== undefined;
const isReady = (rows: readonly Row[]) =>
  rows.some(isKnown) && rows.every(({ effect, why }) => effect ?? why);
const totalOf = (known: readonly Known[]) => sum(...known.map(({ effect }) => effect.amount));

const PUT_BACK: Said = ['Putting back', 'put back'];

/** Presses a deed on many stays, and puts back exactly those that the last press did. */
function useDeedOnMany() {
  const { shownMoney } = useMotel();
  const { press: pressMany, ...run } = usePressMany();
  const [doing, setDoing] = useState(PUT_BACK);
  const [last, setLast] = useState<readonly (readonly [ListedStay, ReadEffect])[]>([]);
  const rows = useEffects('undo', last, !run.isPressing);
  const back = rows.filter(isKnown);
  const owed = totalOf(back);

  /** @returns the ids of those that are done */
  async function press(said: Said, known: readonly Known[], typed = '') {
    setDoing(said);
    const done = await pressMany(known.map(({ stay, effect }) => [stay.id, effect.press(typed)]));
    setLast(
      known.flatMap(({ stay, effect: { undo } }) => (undo && done.includes(stay.id) ? [[stay, undo]] : [])),
    );
    return done;
  }
  async function undo() {
    const done = await press(PUT_BACK, back);
    setLast(last.filter(([{ id }]) => !done.includes(id)));
  }
  return {
    ...run,
    doing,
    press,
    left: rows.filter(({ stay, why }) => why ?? run.problems.has(stay.id)),
    undoButton: last.length > 0 && (
      <DeskButton icon="undo" disabled={!isReady(rows)} onClick={() => void undo()}>
        {`Undo ${counted(back.length, 'stay')}${owed > 0 ? `, ${shownMoney(owed)} owed` : ''}`}
      </DeskButton>
    ),
  };
}

const LISTS = { arriving: 'Arriving', inHouse: 'In house', late: 'Past their time' } as const;

/** The stays of the page: those of a group or a search, or of a list of a day. */
function useListed() {
  const [params, setParams] = useSearchParams();
  const { group: id = '', words = '', day, list = 'arriving' } = Object.fromEntries(params);
  const { data: group } = useDesk('group', { parts: { id } }, { enabled: id !== '' });
  const { data: search } = useDesk('search', { query: { words } }, { enabled: words !== '' });
  const isOfDay = id === '' && words === '';
  const { data: night } = useDesk('tonight', { query: { day } }, { enabled: isOfDay });
  if (id !== '') {
    const confirmed = group?.stays.filter(({ status }) => status === 'confirmed') ?? [];
    return { listed: confirmed, note: group?.name, back: [`/groups/${id}`, 'The group'] as const };
  }
  if (words !== '') return { listed: search?.found.map(({ stay }) => stay) ?? [], note: `“${words}”` };
  const lists = night && { ...night, late: [...night.overdue, ...night.missed] };
  return {
    listed: lists?.[list as keyof typeof LISTS] ?? [],
    note: night && shownLongDay(night.day),
    back: ['/tonight', 'Tonight'] as const,
    children: (
      <Segments
        label="Which stays"
        options={optionsOf<string>(LISTS)}
        value={list}
        onChange={(next) => setParams({ ...(day && { day }), list: next }, { replace: true })}
      />
    ),
  };
}
