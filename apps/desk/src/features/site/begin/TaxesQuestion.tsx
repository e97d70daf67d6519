import { dateWords } from '@motel/content/english';
import { Checkbox, SelectField, TextField } from '@motel/ui';
import { optionsOf } from '../../../shared/field/fields.ts';
import { whichOne } from '../../../shared/field/typed-amount.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { type LawTax, PRESETS, presetOf } from '../../../shared/taxes/presets.ts';
import { inside } from '../Site.css.ts';
import * as styles from './Begin.css.ts';
import { BillTable, moneyIn } from './BillTable.tsx';
import { billOf, offeredTaxes, taxesOf } from './begun-tariff.ts';
import type { Answering } from './fields.tsx';
import { mistakeIn, OFF, readingsOf } from './questions.ts';

const TAXED = optionsOf({ on: 'Are before taxes', in: 'Have taxes in them' });

/** The taxes of the place with their law: unticked where they are not owed, typed where no rate is known. */
export function TaxesQuestion({ about, isChecked, onType }: Answering) {
  const taxes = offeredTaxes(about);
  const place = about.place ?? presetOf(about.country ?? '', about.province ?? '')?.place ?? '';
  return (
    <DeskCard title="Your taxes">
      <div className={inside}>
        <SelectField
          label="The taxes of"
          value={place}
          options={[
            { value: '', label: 'No taxes' },
            ...PRESETS.map((one) => ({ value: one.place, label: one.place })),
          ]}
          onChange={(chosen) => onType({ place: chosen })}
        />
      </div>
      {taxes.map((tax) => (
        <TaxRow key={tax.id} tax={tax} about={about} isChecked={isChecked} onType={onType} />
      ))}
      <div className={styles.law}>
        <SelectField
          label="The prices I typed"
          value={about.taxed ?? 'on'}
          options={TAXED}
          onChange={(taxed) => onType({ taxed })}
        />
      </div>
    </DeskCard>
  );
}

function TaxRow({
  tax,
  about,
  isChecked,
  onType,
}: Omit<Answering, 'rooms' | 'onRoom'> & { readonly tax: LawTax }) {
  const { id, label = id, says, law, read, percent, amount } = tax;
  const key = `rate-${id}`;
  const typed = about[key] ?? `${percent ?? amount}`;
  const isOff = about[`no-${id}`] === 'yes';
  return (
    <div className={styles.law}>
      <Checkbox
        label={label}
        checked={!isOff}
        onChange={(isOwed) => onType({ [`no-${id}`]: isOwed ? '' : 'yes' })}
      />
      <TextField
        label={percent === undefined ? 'Amount' : 'Per cent'}
        inputMode="decimal"
        value={typed}
        onChange={(rate) => onType({ [key]: rate })}
        hint={whichOne(readingsOf(OFF, typed, about) ?? [], (rate) => onType({ [key]: rate }))}
        error={
          isChecked && !isOff && mistakeIn(OFF, typed, about) !== undefined
            ? `Type the rate of ${label}, or untick it.`
            : undefined
        }
      />
      <TextField
        label="Your number"
        mark="Optional"
        value={about[`number-${id}`] ?? ''}
        onChange={(number) => onType({ [`number-${id}`]: number })}
      />
      <span className={styles.lawWords}>
        {`${says[0]?.toUpperCase()}${says.slice(1)}. ${law}${read === undefined ? '' : `; read on ${dateWords(read, 'date')}`}.`}
      </span>
    </div>
  );
}

/** The bills of one night, a week and a month, with all their lines. */
export function TaxesBill({ about, rooms }: Pick<Answering, 'about' | 'rooms'>) {
  const nights = [1, Number(about.weekNights), Number(about.monthNights)];
  const { amountOf } = moneyIn(about);
  return (
    <BillTable
      title="The bill of three stays"
      rooms={rooms}
      note="Each tax is counted and rounded once, on the whole stay. The bottom line is the price that guests see when they search."
    >
      {(room) => {
        const bills = nights.flatMap((count) => billOf(room, about, count) ?? []);
        if (bills.length < nights.length) return null;
        const nightly = bills.map(({ lines }) =>
          lines
            .filter(({ kind }) => ['rooms', 'step'].includes(kind))
            .reduce((sum, { amount }) => sum + amount, 0),
        );
        const taxes = taxesOf(about).map(({ id, label = id, percent }) => ({
          id,
          label: percent === undefined ? label : `${label} ${percent}%`,
        }));
        return (
          <>
            <thead>
              <tr>
                <th scope="col">{room.title}</th>
                {nights.map((count) => (
                  <th key={count} scope="col">
                    {count === 1 ? '1 night' : `${count} nights`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Room</th>
                {nightly.map((amount, at) => (
                  <td key={nights[at]}>{amountOf(amount as (typeof bills)[0]['total'])}</td>
                ))}
              </tr>
              {taxes.map(({ id, label }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  {bills.map(({ lines }, at) => {
                    const line = lines.find(({ kind }) => kind === id);
                    const within = line?.share?.included?.amount;
                    return (
                      <td key={nights[at]}>{line === undefined ? '–' : amountOf(within ?? line.amount)}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">The guest pays</th>
                {bills.map(({ total }, at) => (
                  <td key={nights[at]}>{amountOf(total)}</td>
                ))}
              </tr>
            </tfoot>
          </>
        );
      }}
    </BillTable>
  );
}
