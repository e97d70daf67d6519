import { type AnswerTo, type DeskWay, type InvoicePaper, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { dollarDigits, toDollars } from '@motel/booking-core';
import { Alert, SelectField, TextField } from '@motel/ui';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useFields } from '../../shared/field/fields.ts';
import { typedDollars } from '../../shared/field/typed-amount.tsx';
import { motelDay, shownDay } from '../../shared/format/shown-dates.ts';
import { useMay } from '../../shared/me/use-me.ts';
import { useMotel } from '../../shared/motel.tsx';
import { House, PaperLine, PaperPage } from '../../shared/paper/PaperPage.tsx';
import * as papers from '../../shared/paper/paper.css.ts';
import { DeskButton, DeskCard, PageWait } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { DESK_WAY_OPTIONS } from '../../shared/pay/desk-way-options.ts';
import { row } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';

type Invoice = AnswerTo<'invoice'>;

export function InvoicePage() {
  const { number = '' } = useParams();
  const { data, error } = useDesk('invoice', { parts: { number } }, { refresh: false });
  if (data === undefined) return <PageWait title={`Invoice ${number}`} error={error} />;
  const { company, paper } = data;
  return (
    <PaperPage
      title={paper.title}
      back={{ to: `/companies/${company.id}`, label: company.name }}
      beside={<MailButton invoice={data} />}
      said={<StateCard key={data.open} invoice={data} />}
    >
      <InvoiceSheet paper={paper} />
    </PaperPage>
  );
}

function MailButton({ invoice: { number, company } }: { readonly invoice: Invoice }) {
  const [isMailed, setMailed] = useState(false);
  return (
    <PressForm
      call="mailInvoice"
      asked={{ parts: { number } }}
      onDone={() => setMailed(true)}
      deed={isMailed ? 'Mailed' : 'Mail it'}
      icon="mail"
      isReady={!isMailed && company.hasMail}
    />
  );
}

function StateCard({ invoice }: { readonly invoice: Invoice }) {
  const { shownMoney } = useMotel();
  const { kind, about, credits, open, due, payments } = invoice;
  const mayCredit = useMay('owner');
  if (kind === 'credit-note') {
    return (
      <Alert tone="info">
        A credit note for invoice <Link to={`/invoices/${about}`}>{about}</Link>.
      </Alert>
    );
  }
  return (
    <DeskCard
      title={open === 0 ? 'Nothing is open' : `${shownMoney(open)} open, due ${shownDay(due)}`}
      isInset
    >
      {credits.map((credit) => (
        <p key={credit}>
          Credited by <Link to={`/invoices/${credit}`}>{credit}</Link>.
        </p>
      ))}
      {payments.map(({ at, way, amount, by }) => (
        <p key={`${at} ${amount}`}>
          {shownMoney(amount)} {(WAY_WORDS as Readonly<Record<string, string>>)[way] ?? way},{' '}
          {shownDay(motelDay(at))}, {by}
        </p>
      ))}
      {open > 0 && <PaymentForm invoice={invoice} />}
      {open > 0 && mayCredit && <CreditForm invoice={invoice} />}
    </DeskCard>
  );
}

function PaymentForm({ invoice: { number, open } }: { readonly invoice: Invoice }) {
  const motel = useMotel();
  const { typed, field } = useFields({ way: 'transfer' as DeskWay, amount: dollarDigits(open) });
  const { way } = typed;
  const amount = typedDollars(motel, typed.amount);
  const body = amount === undefined ? undefined : { way, amount: toDollars(amount) };
  return (
    <PressForm
      call="payInvoice"
      asked={body && { parts: { number }, body }}
      deed={`Record ${amount === undefined ? '' : motel.shownMoney(amount)}`}
      variant="ink"
      isReady={amount !== undefined}
    >
      <div className={row}>
        <SelectField<DeskWay> label="Paid" options={DESK_WAY_OPTIONS} {...field('way')} />
        <TextField
          label="Amount"
          inputMode="decimal"
          error={amount === undefined ? 'Write an amount, such as 98.50.' : undefined}
          {...field('amount')}
        />
      </div>
    </PressForm>
  );
}

/** A credit note: of a part of one stay, or of the whole invoice while nothing of it is paid. */
function CreditForm({ invoice }: { readonly invoice: Invoice }) {
  const motel = useMotel();
  const { number, stays, payments } = invoice;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const left = stays.filter((stay) => stay.left > 0);
  const mayTakeBack = payments.length === 0;
  const { typed, field } = useFields({
    of: mayTakeBack ? '' : (left[0]?.id ?? ''),
    amount: '',
    reason: '',
  });
  const { of, reason } = typed;
  const amount = typedDollars(motel, typed.amount);
  const isComplete = reason.trim() !== '' && (of === '' || amount !== undefined);

  if (!isOpen) {
    return (
      <div>
        <DeskButton onClick={() => setOpen(true)}>Credit it</DeskButton>
      </div>
    );
  }
  const whole = { value: '', label: 'The whole invoice: its stays are open again' };
  const parts = left.map((stay) => ({
    value: stay.id,
    label: `A part of ${stay.reference}, ${stay.guest}: at most ${motel.shownMoney(stay.left)}`,
  }));
  const part = of !== '' && amount !== undefined && { of: { stay: of, amount: toDollars(amount) } };
  return (
    <PressForm
      call="creditInvoice"
      asked={{ parts: { number }, body: { reason, ...part } }}
      onDone={(credit) => navigate(`/invoices/${credit.number}`)}
      deed="Issue a credit note"
      variant="bad"
      isReady={isComplete}
      beside={<DeskButton onClick={() => setOpen(false)}>Back</DeskButton>}
    >
      <SelectField label="Credit" options={mayTakeBack ? [whole, ...parts] : parts} {...field('of')} />
      {of !== '' && <TextField label="Amount credited" inputMode="decimal" {...field('amount')} />}
      <TextField
        label="Why"
        hint={of === '' ? undefined : 'The credit note has it.'}
        maxLength={200}
        {...field('reason')}
      />
    </PressForm>
  );
}

/** The sheet that is printed, in the words in which it was issued. */
function InvoiceSheet({ paper }: { readonly paper: InvoicePaper }) {
  const { title, motel, to, stays, sums, foot } = paper;
  return (
    <article className={papers.paper} aria-label={title}>
      <div className={papers.top}>
        <House {...motel} />
        <div>
          <h2 className={papers.kind}>{title}</h2>
          {paper.facts.map((fact) => (
            <div key={fact}>{fact}</div>
          ))}
        </div>
      </div>
      <address className={papers.facts}>
        {to.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {stays.map(({ heading, lines }) => (
        <Table key={heading} caption={heading} lines={lines} />
      ))}
      <Table lines={sums} />
      {foot !== '' && <p className={papers.small}>{foot}</p>}
    </article>
  );
}

function Table({ caption, lines }: { readonly caption?: string; readonly lines: InvoicePaper['sums'] }) {
  return (
    <table className={papers.lines}>
      {caption !== undefined && <caption>{caption}</caption>}
      <tbody>
        {lines.map((line, at) => (
          <PaperLine key={`${line.label} ${at}`} {...line} isSum={at === lines.length - 1} />
        ))}
      </tbody>
    </table>
  );
}
