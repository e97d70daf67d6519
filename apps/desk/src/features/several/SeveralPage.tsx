import type { ListedStay } from '@motel/api-client/desk-contracts';
import { type Cents, NO_MONEY, sum } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Checkbox } from '@motel/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toggled } from '../../shared/field/fields.ts';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { fullName, nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { PressedMany } from '../../shared/parts/PressedMany.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { usePressMany } from '../../shared/wire/use-press-many.ts';
import { type Deed, type Effect, type ReadEffect, type Row, type Said, useEffects } from './deed.ts';
import { useCancel } from './use-cancel.tsx';

/** Does one thing to several stays that begin on a day, as in a storm, or are of a group: one preview with the sum, one press. */
export function SeveralPage() {
  const { listed, ...about } = useListed();
  const deed = useCancel();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { press, said, isPressing, left, undoButton, ...run } = useDeedOnMany();
  const stays = listed.filter(({ id }) => chosen.includes(id));
  const asked = stays.map((stay) => [stay, deed.read(stay)] as const);
  const rows = useEffects(deed.key, asked, !isPressing);
  const known = rows.filter(isKnown);
  const sums = sumsOf(known);
  const { typed } = deed;
  const isReady = known.length > 0 && rows.every(({ effect, why }) => effect ?? why) && typed !== undefined;
  return (
    <>
      <PageHead title="Several stays at once" {...about} />
      <ChooseStays
        {...{ deed, chosen, sums, onChoose: setChosen, problems: run.problems }}
        rows={[
          ...listed.map((stay) => rows.find((row) => row.stay.id === stay.id) ?? { stay }),
          // Those that could not be put back.
          ...left.filter(({ stay: { id } }) => listed.every((one) => one.id !== id)),
        ]}
      />
      <DeskCard title={`${deed.title} them`} isInset>
        {deed.fields}
        <DeskButton
          variant="solid"
          size="large"
          disabled={!isReady || isPressing}
          onClick={() => typed !== undefined && void press(deed.said, known, typed).then(setChosen)}
        >
          {isPressing
            ? `${said[0]} ${run.done + run.problems.size + 1} of ${run.of}…`
            : deed.button(counted(known.length, 'stay'), sums)}
        </DeskButton>
        <PressedMany {...run} isPressing={isPressing} deed={said[1]} action={undoButton} />
      </DeskCard>
    </>
  );
}

type Known = Row & { readonly effect: Effect };
const isKnown = (row: Row): row is Known => row.effect !== undefined;

/** The sum of each column of amounts. */
function sumsOf(known: readonly Known[]) {
  const columns = known[0]?.effect.amounts ?? [];
  return columns.map((_, at) => sum(...known.flatMap(({ effect }) => effect.amounts[at] ?? [])));
}

const PUT_BACK: Said = ['Putting back', 'put back'];

/** Presses a deed on many stays, and puts back exactly those that the last press did. */
function useDeedOnMany() {
  const { shownMoney } = useMotel();
  const { press, ...run } = usePressMany();
  const [said, setSaid] = useState(PUT_BACK);
  const [last, setLast] = useState<readonly (readonly [ListedStay, ReadEffect])[]>([]);
  const rows = useEffects('undo', last, !run.isPressing);
  const back = rows.filter(isKnown);
  const [owed = NO_MONEY] = sumsOf(back);

  /** @returns the ids of those that are not done */
  async function pressAll(words: Said, known: readonly Known[], typed: string) {
    setSaid(words);
    const failed = await press(known.map(({ stay, effect }) => [stay.id, effect.press(typed)]));
    const done = known.filter(({ stay }) => !failed.includes(stay.id));
    setLast(done.flatMap(({ stay, effect: { undo } }) => (undo ? [[stay, undo]] : [])));
    return failed;
  }
  async function undo() {
    const failed = await pressAll(PUT_BACK, back, '');
    setLast(last.filter(([{ id }], at) => failed.includes(id) || rows[at]?.why !== undefined));
  }
  return {
    ...run,
    said,
    press: pressAll,
    left: rows.filter(({ stay, why }) => why ?? run.problems.has(stay.id)),
    undoButton: last.length > 0 && (
      <DeskButton icon="undo" disabled={back.length === 0} onClick={() => void undo()}>
        {owed > 0 ? `Undo, ${shownMoney(owed)} owed` : 'Undo'}
      </DeskButton>
    ),
  };
}

/** The stays of the page: those of a group that are still to come, or those that begin on a day. */
function useListed() {
  const [params] = useSearchParams();
  const [id, day] = [params.get('group'), params.get('day') ?? undefined];
  const { data: group } = useDesk('group', id === null ? undefined : { parts: { id } });
  const { data: night } = useDesk('tonight', { query: { day } }, { enabled: id === null });
  if (id !== null) {
    const toCome = group?.stays.filter(({ status, arrivedAt }) => status === 'confirmed' && !arrivedAt);
    return { listed: toCome ?? [], note: group?.name, back: [`/groups/${id}`, 'The group'] as const };
  }
  return {
    listed: night?.arriving ?? [],
    note: night && shownLongDay(night.day),
    back: ['/tonight', 'Tonight'] as const,
  };
}

interface ChooseStaysProps {
  readonly deed: Deed;
  readonly rows: readonly Row[];
  readonly chosen: readonly string[];
  readonly sums: readonly Cents[];
  /** Why the last press left some as they are, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onChoose: (ids: readonly string[]) => void;
}

function ChooseStays({ deed: { columns, shown }, rows, chosen, sums, problems, onChoose }: ChooseStaysProps) {
  const all = rows.map(({ stay }) => stay.id);
  const isAll = all.every((id) => chosen.includes(id));
  const blanks = columns.slice(sums.length).map(() => '');
  return (
    <DeskCard title="Stays" count={rows.length} isInset>
      <DeskButton disabled={rows.length === 0} onClick={() => onChoose(isAll ? [] : all)}>
        {isAll ? 'None' : `All ${rows.length}`}
      </DeskButton>
      <Sheet
        label="Stays to choose from"
        empty="No guests."
        columns={['Guest', 'Stay', ...columns, 'Why not']}
        onPhone={[0, ...columns.map((_, at) => at + 2), columns.length + 2]}
        rows={rows.map(({ stay, effect: { cells = [], amounts } = { amounts: [] }, why }) => {
          const known = [...cells, ...amounts.map(shown)];
          return [
            stay.id,
            <Checkbox
              key="chosen"
              label={`${fullName(stay)}, ${stay.reference}`}
              checked={chosen.includes(stay.id)}
              onChange={(isOn) => onChoose(toggled(chosen, stay.id, isOn))}
            />,
            `${stay.type.title}, ${nightCount(stay)}, ${shownParty(stay.party)}`,
            ...columns.map((_, at) => known[at]),
            problems.get(stay.id) ?? why,
          ];
        })}
        foot={sums.length > 0 ? ['Total', '', ...blanks, ...sums.map(shown), ''] : undefined}
      />
    </DeskCard>
  );
}
