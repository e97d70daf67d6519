import { type DeskWay, type Voucher, WAY_WORDS } from '@motel/api-client/desk-contracts';
import { toDollars } from '@motel/booking-core';
import { Alert, SelectField, TextField } from '@motel/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFields } from '../../shared/field/fields.ts';
import { typedDollars } from '../../shared/field/typed-amount.tsx';
import { motelDay, shownDay } from '../../shared/format/shown-dates.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton, DeskCard, PageHead } from '../../shared/parts/Page.tsx';
import { PressForm } from '../../shared/parts/PressForm.tsx';
import { DESK_WAY_OPTIONS } from '../../shared/pay/desk-way-options.ts';
import { Sheet } from '../../shared/sheet/Sheet.tsx';
import { rowLink } from '../../shared/sheet/sheet.css.ts';
import { cards, row } from '../../shared/sheet/sheet-page.css.ts';
import { useDesk } from '../../shared/wire/calls.ts';

export function VouchersPage() {
  const { shownMoney } = useMotel();
  const { data, error } = useDesk('vouchers', {}, { refresh: 60_000 });
  return (
    <>
      <PageHead
        title="Gift vouchers"
        back={['/till', 'Till']}
        note={data && `${shownMoney(data.left)} left to spend.`}
      />
      <div className={cards}>
        {error && <Alert tone="error">{error.message}</Alert>}
        <SaleCard />
        {data && <Sold vouchers={data.vouchers} />}
      </div>
    </>
  );
}

function SaleCard() {
  const motel = useMotel();
  const navigate = useNavigate();
  const { typed, field } = useFields({ amount: '', way: 'terminal' as DeskWay, name: '', email: '' });
  const amount = typedDollars(motel, typed.amount);
  const isNameMissing = typed.name.trim() === '';
  const body = amount === undefined || isNameMissing ? undefined : { ...typed, amount: toDollars(amount) };
  return (
    <DeskCard title="Sell one" isInset>
      <PressForm
        call="sellVoucher"
        asked={body && { body }}
        onDone={({ code }) => navigate(`/vouchers/${code}`)}
        deed={`Take ${amount === undefined ? 'the money' : motel.shownMoney(amount)} ${WAY_WORDS[typed.way]}`}
        variant="solid"
      >
        {(isTried) => (
          <div className={row}>
            <TextField
              label="Amount"
              inputMode="decimal"
              error={isTried && amount === undefined ? 'Write an amount, such as 100.' : undefined}
              {...field('amount')}
            />
            <SelectField<DeskWay> label="Paid" options={DESK_WAY_OPTIONS} {...field('way')} />
            <TextField
              label="Name of the buyer"
              maxLength={100}
              error={isTried && isNameMissing ? 'Write the name of the buyer.' : undefined}
              {...field('name')}
            />
            <TextField label="Mail" mark="optional" maxLength={200} {...field('email')} />
          </div>
        )}
      </PressForm>
    </DeskCard>
  );
}

function Sold({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const { shownMoney } = useMotel();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  return (
    <DeskCard title="Sold" count={vouchers.length}>
      <Sheet
        label="Gift vouchers"
        empty="No gift voucher was sold yet."
        columns={['Code', 'Buyer', 'Sold', { amount: 'Amount' }, { amount: 'Left' }, '']}
        onPhone={[0, 3, 4, 5]}
        rows={vouchers.map((voucher) => [
          voucher.code,
          <Link key="code" className={rowLink} to={`/vouchers/${voucher.code}`}>
            {voucher.code}
          </Link>,
          voucher.name,
          `${shownDay(motelDay(voucher.soldAt))}, ${WAY_WORDS[voucher.way]}, ${voucher.by}`,
          shownMoney(voucher.amount),
          voucher.endedAt === undefined ? shownMoney(voucher.left) : 'Taken back',
          voucher.endedAt === undefined && voucher.left === voucher.amount && (
            <DeskButton key="back" onClick={() => setChosen(voucher.code)}>
              Take back
            </DeskButton>
          ),
        ])}
      />
      {chosen !== undefined && <TakeBack key={chosen} code={chosen} onDone={() => setChosen(undefined)} />}
    </DeskCard>
  );
}

function TakeBack({ code, onDone }: { readonly code: string; readonly onDone: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <PressForm
      call="takeBackVoucher"
      asked={{ parts: { code }, body: { reason } }}
      onDone={onDone}
      deed="Refund it the way it was paid"
      variant="bad"
      isReady={reason.trim() !== ''}
      beside={<DeskButton onClick={onDone}>Back</DeskButton>}
    >
      <TextField label={`Why ${code} is taken back`} maxLength={200} value={reason} onChange={setReason} />
    </PressForm>
  );
}
