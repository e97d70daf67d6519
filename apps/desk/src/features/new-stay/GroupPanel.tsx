import { sum } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Checkbox, SelectField, TextField } from '@motel/ui';
import { fieldsOf } from '../../shared/field/fields.ts';
import { nightCount } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { type BookingProps, BookPanel, PriceTable } from './BookPanel.tsx';
import type { GroupLinesProps } from './GroupLines.tsx';
import { roomsIn } from './group-line.ts';

export interface GroupPanelProps extends GroupLinesProps, BookingProps {
  /** Those that can pay. */
  readonly companies: readonly { readonly id: string; readonly name: string; readonly code: string }[];
}

/** The payer, the sums and the button. */
export function GroupPanel(props: GroupPanelProps) {
  const { draft, onChange, prices, kinds, companies, next, problem, isPressing } = props;
  const { shownMoney } = useMotel();
  const field = fieldsOf(draft, onChange);
  const { lines, company } = draft;
  const sums = prices.flatMap((price) => price.sum ?? []);
  const total = sums.length === lines.length ? sum(...sums) : undefined;
  return (
    <BookPanel
      title="Who pays"
      {...{ next, problem, isPressing }}
      isPriced={total !== undefined}
      deed={`Book ${counted(roomsIn(lines), 'room')}${total === undefined ? '' : `, ${shownMoney(total)}`}`}
    >
      <SelectField
        label="Company"
        options={[
          { value: '', label: 'None: each guest at the desk' },
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...field('company')}
      />
      {company !== '' && (
        <>
          <TextField label="PO number" mark="optional" maxLength={60} {...field('po')} />
          <Checkbox
            label="Guests pay their own laundry and extras"
            checked={draft.isStayOnly}
            onChange={(isStayOnly) => onChange({ isStayOnly })}
          />
        </>
      )}
      <TextField
        label="Rooms without a name go back on sale on"
        mark="optional"
        type="date"
        hint="Three days before, a letter asks for the names."
        {...field('releaseOn')}
      />
      <PriceTable
        lines={lines.flatMap((line, at) => {
          const lineSum = prices[at]?.sum;
          const kind = kinds.find(({ id }) => id === line.typeId)?.title;
          const label = `${line.rooms} × ${kind}`;
          return lineSum === undefined ? [] : { label, detail: nightCount(line), amount: lineSum };
        })}
        total={total}
      />
    </BookPanel>
  );
}
