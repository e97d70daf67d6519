import type { AnswerTo } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { TextField } from '@motel/ui';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { motelDay, shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { money, rowLink, sheet, soft } from '../../shared/sheet/sheet.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { inside, layout } from './receipt.css.ts';

const NAMES = { receipt: 'Receipt', 'credit-note': 'Credit note' } as const;
const ABOUT = { receipt: 'in place of', 'credit-note': 'to' } as const;

type Receipts = AnswerTo<'receipts'>;

export function ReceiptsPage() {
  const { id = '' } = useParams();
  const { data, error } = useDesk('receipts', { parts: { id } });
  if (data === undefined) {
    return <PageHead title="Receipts" {...(error && { note: 'There is no such stay.' })} />;
  }
  const { stay, receipts, next } = data;
  return (
    <>
      <PageHead
        title="Receipts"
        note={`${stay.guest}, ${stay.reference}`}
        back={[`/stays/${stay.id}`, 'The stay']}
      />
      <div className={layout}>
        <Issued receipts={receipts} />
        {next === undefined ? (
          <NothingToIssue last={receipts.at(-1)} />
        ) : (
          <NextReceipt stay={stay} next={next} />
        )}
      </div>
    </>
  );
}

function Issued({ receipts }: Pick<Receipts, 'receipts'>) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="Issued" count={receipts.length} aside="A reprint shows the same">
      <Sheet
        label="Receipts of the stay"
        empty="No receipt was issued yet."
        columns={['Number', 'What', 'Issued', { amount: 'Total' }]}
        rows={receipts.map(({ number, kind, about, issuedAt, by, total }) => [
          number,
          <Link key={number} className={rowLink} to={`/receipts/${number}`}>
            {number}
          </Link>,
          about === undefined ? NAMES[kind] : `${NAMES[kind]} ${ABOUT[kind]} ${about}`,
          `${shownDay(motelDay(issuedAt))}, ${by}`,
          shownMoney(total),
        ])}
      />
    </DeskCard>
  );
}

function NothingToIssue({ last }: { readonly last: Receipts['receipts'][number] | undefined }) {
  return (
    <DeskCard title="Nothing to issue" isInset>
      <p>
        {last === undefined
          ? 'This booking is no stay, and nothing was paid for it.'
          : `${NAMES[last.kind]} ${last.number} says all of this stay. Open it to print it again.`}
      </p>
    </DeskCard>
  );
}

function NextReceipt({
  stay,
  next,
}: Pick<Receipts, 'stay'> & { readonly next: NonNullable<Receipts['next']> }) {
  const { shownMoney } = useMotel();
  const navigate = useNavigate();
  const [addressees, setAddressees] = useState<readonly string[]>(['']);
  const rows = [
    ...next.lines.map(({ label, amount }) => ({ label, amount })),
    ...next.taxes.map(({ name: label, amount }) => ({ label, amount })),
  ];
  const { kind, total } = next;
  const [addressee, ...others] = addressees.map((text) => text.split('\n').slice(0, 6));
  const isShared = others.length > 0;
  const seen = { version: stay.version, kind, total: toDollars(total) };
  const body = { ...seen, addressee, ...(isShared && { others }) };
  return (
    <DeskCard title={next.kind === 'receipt' ? 'Next receipt' : 'A credit note is due'}>
      <table className={sheet}>
        <tbody>
          {rows.map(({ label, amount }) => (
            <tr key={`${label} ${amount}`}>
              <th scope="row">{label}</th>
              <td className={money}>{shownMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className={money}>{shownMoney(next.total)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={inside}>
        {next.about !== undefined && (
          <p className={soft}>
            {next.kind === 'receipt' ? 'It takes the place of' : 'It corrects'} receipt {next.about}.
          </p>
        )}
        <PressForm
          call="issueReceipt"
          asked={{ parts: { id: stay.id }, body }}
          onDone={(issued) => !isShared && navigate(`/receipts/${issued.number}`)}
          deed={
            isShared
              ? `Issue ${addressees.length} equal parts`
              : `Issue ${NAMES[kind].toLowerCase()}, ${shownMoney(total)}`
          }
          variant="solid"
          size="large"
          full
          icon="receipt"
        >
          {addressees.map((text, place) => (
            <TextField
              // The parts have no other name.
              key={place}
              label={place === 0 ? 'Name and address on it' : `Name and address of part ${place + 1}`}
              hint={place === 0 ? 'A line each, if the guest wants them' : undefined}
              rows={3}
              maxLength={480}
              value={text}
              onChange={(typed) => setAddressees(addressees.map((one, at) => (at === place ? typed : one)))}
            />
          ))}
          {kind === 'receipt' && addressees.length < 4 && (
            <DeskButton icon="plus" onClick={() => setAddressees([...addressees, ''])}>
              Share it with another guest
            </DeskButton>
          )}
        </PressForm>
      </div>
    </DeskCard>
  );
}
