import type { ArrivingStay } from '@motel/api-client/desk-contracts';
import { sum } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert, Checkbox, TextField } from '@motel/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toggled } from '../../shared/field/fields.ts';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { fullName, nightCount, shownParty } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { useDesk } from '../../shared/wire/calls.ts';
import { type Cancellations, type Kept, useCancellations, useCancelSeveral } from './use-cancel-several.ts';

const KEPT = [
  { value: 'terms', label: 'By the terms of each' },
  { value: 'nothing', label: 'Nothing' },
] as const satisfies readonly { readonly value: Kept; readonly label: string }[];

/** Cancels several stays that begin on a day, as in a storm: one preview with the sum, one press. */
export function SeveralPage() {
  const { shownMoney } = useMotel();
  const day = useSearchParams()[0].get('day') ?? undefined;
  const { data } = useDesk('tonight', { query: { day } });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<Kept>('terms');
  const [reason, setReason] = useState('');
  const { press, isPressing, done, problems } = useCancelSeveral();
  const { arriving = [] } = data ?? {};
  const stays = arriving.filter(({ id }) => chosen.includes(id));
  const found = useCancellations(stays, kept, !isPressing);
  const known = stays.flatMap(({ id }) => found.get(id)?.share ?? []);
  const isKnown = stays.every(({ id }) => found.get(id)?.share ?? found.get(id)?.why);
  const isReady = known.length > 0 && isKnown && (kept === 'terms' || reason.trim() !== '');
  const refunded = sum(...known.map((share) => share.refunded));
  const refund = refunded > 0 ? `, refund ${shownMoney(refunded)}` : '';
  return (
    <>
      <PageHead
        title="Several stays at once"
        note={data && shownLongDay(data.day)}
        back={['/tonight', 'Tonight']}
      />
      <ChooseStays {...{ arriving, chosen, found, problems }} onChoose={setChosen} />
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
          onClick={() => void press(known, reason.trim()).then(setChosen)}
        >
          {isPressing
            ? `Cancelling ${done + 1} of ${known.length}…`
            : `Cancel ${counted(known.length, 'stay')}${refund}`}
        </DeskButton>
        <p>Each guest gets a mail. The rooms are free at once, on the website too.</p>
        {done + problems.size > 0 && !isPressing && (
          <Alert tone={problems.size === 0 ? 'success' : 'error'}>
            {counted(done, 'stay')} cancelled.
            {problems.size > 0 && ` ${counted(problems.size, 'stay')} not: the list says why.`}
          </Alert>
        )}
      </DeskCard>
    </>
  );
}

interface ChooseStaysProps {
  readonly arriving: readonly ArrivingStay[];
  readonly chosen: readonly string[];
  readonly found: Cancellations;
  /** Why the last press did not cancel some, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onChoose: (ids: readonly string[]) => void;
}

function ChooseStays({ arriving, chosen, found, problems, onChoose }: ChooseStaysProps) {
  const { shownMoney } = useMotel();
  const all = arriving.map(({ id }) => id);
  const isAll = all.every((id) => chosen.includes(id));
  return (
    <DeskCard title="Arriving" count={arriving.length} isInset>
      <DeskButton disabled={arriving.length === 0} onClick={() => onChoose(isAll ? [] : all)}>
        {isAll ? 'None' : `All ${arriving.length}`}
      </DeskButton>
      <Sheet
        label="Stays to choose from"
        empty="No guests."
        columns={['Guest', 'Stay', { amount: 'Kept' }, { amount: 'Refund' }, 'Why not']}
        onPhone={[0, 2, 3, 4]}
        rows={arriving.map((stay) => {
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
