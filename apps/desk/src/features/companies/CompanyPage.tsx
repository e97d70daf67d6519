import { AGES, type AnswerTo } from '@motel/api-client/desk-contracts';
import { NO_MONEY, sum, toDollars } from '@motel/booking-core';
import { Checkbox } from '@motel/ui';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { shownDates, shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskCard, PageHead, PageWait } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { Figures, Sheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { cards } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { stays as staysStyle } from './companies.css.ts';

type Company = AnswerTo<'company'>;

export function CompanyPage() {
  const { shownMoney } = useMotel();
  const { id = '' } = useParams();
  const { data, error } = useDesk('company', { parts: { id } }, { refresh: 60_000 });
  if (data === undefined) return <PageWait title="Company" error={error} />;
  const { stays: _, today: ___, invoices, ages, id: __, ...company } = data;
  return (
    <>
      <PageHead title={data.name} back={['/companies', 'Companies']} />
      <Figures
        label="Owed, by days since it was due"
        items={AGES.map(({ title }, at) => [shownMoney(ages[at] ?? NO_MONEY), title.toLowerCase()])}
      />
      <div className={cards}>
        <StaysCard key={data.stays.map((stay) => stay.id).join()} company={data} />
        <InvoicesCard invoices={invoices} />
        <DeskCard title="The company" isInset>
          <CompanyForm id={id} company={company} deed="Save" />
        </DeskCard>
      </div>
    </>
  );
}

/** All stays that are over are chosen at first; with the nights so far, those that go on, too. */
function StaysCard({ company: { id, today, stays } }: { readonly company: Company }) {
  const { shownMoney } = useMotel();
  const navigate = useNavigate();
  const [isSoFar, setSoFar] = useState(false);
  const ready = stays.flatMap((stay) => {
    if (stay.isOver) return [stay];
    return isSoFar && stay.slept > 0 ? [{ ...stay, amount: stay.slept }] : [];
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = ready.filter((stay) => !left.includes(stay.id));
  const total = sum(...chosen.map(({ amount }) => amount));
  const amountOf = ({ isOver, slept, amount }: Company['stays'][number]) =>
    isOver ? shownMoney(amount) : `${shownMoney(slept)} of ${shownMoney(amount)} so far, not over`;

  return (
    <DeskCard title="To invoice" count={ready.length} isInset>
      {stays.length === 0 && (
        <p>No stay of theirs is open. On a stay's page, say that this company pays for it.</p>
      )}
      {stays.some(({ isOver, slept }) => !isOver && slept > 0) && (
        <Checkbox
          label={`Also the nights before ${shownDay(today)} of stays that go on`}
          checked={isSoFar}
          onChange={setSoFar}
        />
      )}
      <ul className={staysStyle}>
        {stays.map((stay) => (
          <li key={stay.id}>
            <Checkbox
              label={`${stay.guest}, ${stay.reference}, ${shownDates(stay.checkIn, stay.checkOut)}: ${amountOf(stay)}`}
              checked={chosen.some(({ id: one }) => one === stay.id)}
              disabled={!ready.some(({ id: one }) => one === stay.id)}
              onChange={(isChosen) =>
                setLeft(isChosen ? left.filter((other) => other !== stay.id) : [...left, stay.id])
              }
            />
          </li>
        ))}
      </ul>
      {ready.length > 0 && (
        <PressForm
          call="issueInvoice"
          asked={{
            parts: { id },
            body: {
              stays: chosen.map((stay) => stay.id),
              total: toDollars(total),
              ...(isSoFar && { until: today }),
            },
          }}
          onDone={({ number }) => navigate(`/invoices/${number}`)}
          deed={`Issue an invoice of ${shownMoney(total)}`}
          variant="solid"
          icon="receipt"
          isReady={chosen.length > 0}
        />
      )}
    </DeskCard>
  );
}

function InvoicesCard({ invoices }: Pick<Company, 'invoices'>) {
  const { shownMoney } = useMotel();
  return (
    <DeskCard title="Invoices" count={invoices.length}>
      <Sheet
        label="Invoices of the company"
        empty="No invoice yet."
        columns={['Number', 'Date', 'Due', { amount: 'Total' }, { amount: 'Open' }]}
        rows={invoices.map(({ number, about, credits, date, due, total, open }) => [
          number,
          <Link key={number} className={rowLink} to={`/invoices/${number}`}>
            {number}
            {about !== undefined && `, credits ${about}`}
            {credits.length > 0 && `, credited by ${credits.join(', ')}`}
          </Link>,
          shownDay(date),
          shownDay(due),
          shownMoney(total),
          shownMoney(open),
        ])}
      />
    </DeskCard>
  );
}
