import type { ListedStay } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Checkbox, TextField } from '@motel/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toggled } from '../../shared/field/fields.ts';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { fullName, nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { PressedMany } from '../../shared/parts/PressedMany.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { usePressMany } from '../../shared/wire/use-press-many.ts';
import { type Cancellations, cancelling, type Kept, useCancellations } from './use-cancellations.ts';

const KEPT = [
  { value: 'terms', label: 'By the terms of each' },
  { value: 'nothing', label: 'Nothing' },
] as const satisfies readonly { readonly value: Kept; readonly label: string }[];

/** Cancels several stays that begin on a day, as in a storm, or are of a group: one preview with the sum, one press. */
export function SeveralPage() {
  const { shownMoney } = useMotel();
  const { listed, ...about } = useListed();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<Kept>('terms');
  const [reason, setReason] = useState('');
  const { press, ...run } = usePressMany('cancelStay');
  const { isPressing, done, problems } = run;
  const stays = listed.filter(({ id }) => chosen.includes(id));
  const found = useCancellations(stays, kept, !isPressing);
  const known = stays.flatMap(({ id }) => found.get(id)?.share ?? []);
  const isKnown = stays.every(({ id }) => found.get(id)?.share ?? found.get(id)?.why);
  const isReady = known.length > 0 && isKnown && (kept === 'terms' || reason.trim() !== '');
  const refunded = sum(...known.map((share) => share.refunded));
  const refund = refunded > 0 ? `, refund ${shownMoney(refunded)}` : '';
  return (
    <>
      <PageHead title="Several stays at once" {...about} />
      <ChooseStays {...{ listed, chosen, found, problems }} onChoose={setChosen} />
      <DeskCard title="Cancel them" isInset>
        <Segments label="What is kept" options={KEPT} value={kept} onChange={setKept} />
        <TextField
          label="Reason"
          mark={kept === 'terms' ? 'optional' : undefined}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <DeskButton
          variant="solid"
          size="large"
          disabled={!isReady || isPressing}
          onClick={() => void press(known.map((share) => cancelling(share, reason.trim()))).then(setChosen)}
        >
          {isPressing
            ? `Cancelling ${done + problems.size + 1} of ${run.of}…`
            : `Cancel ${counted(known.length, 'stay')}${refund}`}
        </DeskButton>
        <p>Each guest with an address gets a mail. The rooms are free at once, on the website too.</p>
        <PressedMany {...run} deed="cancelled" />
      </DeskCard>
    </>
  );
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
  readonly listed: readonly ListedStay[];
  readonly chosen: readonly string[];
  readonly found: Cancellations;
  /** Why the last press did not cancel some, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onChoose: (ids: readonly string[]) => void;
}

function ChooseStays({ listed, chosen, found, problems, onChoose }: ChooseStaysProps) {
  const { shownMoney } = useMotel();
  const all = listed.map(({ id }) => id);
  const isAll = all.every((id) => chosen.includes(id));
  return (
    <DeskCard title="To come" count={listed.length} isInset>
      <DeskButton disabled={listed.length === 0} onClick={() => onChoose(isAll ? [] : all)}>
        {isAll ? 'None' : `All ${listed.length}`}
      </DeskButton>
      <Sheet
        label="Stays to choose from"
        empty="No guests."
        columns={['Guest', 'Stay', { amount: 'Kept' }, { amount: 'Refund' }, 'Why not']}
        onPhone={[0, 2, 3, 4]}
        rows={listed.map((stay) => {
          const { share, why } = found.get(stay.id) ?? {};
          return [
            stay.id,
            <Checkbox
              key="chosen"
              label={`${fullName(stay)}, ${stay.reference}`}
              checked={chosen.includes(stay.id)}
              onChange={(isOn) => onChoose(toggled(chosen, stay.id, isOn))}
            />,
            `${stay.type.title}, ${nightCount(stay)}, ${shownParty(stay.party)}`,
            share && shownMoney(share.kept),
            share && shownMoney(share.refunded),
            problems.get(stay.id) ?? why,
          ];
        })}
      />
    </DeskCard>
  );
}
