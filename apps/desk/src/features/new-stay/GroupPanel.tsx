import { sum } from '@motel/booking-core';
import { counted } from '@motel/content/english';
import { Alert, Checkbox, SelectField, TextField } from '@motel/ui';
import { fieldsOf } from '../../shared/field/fields.ts';
import { nightCount } from '../../shared/format/shown-stay.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/Page.tsx';
import type { Kind } from './GroupLines.tsx';
import type { GroupDraftProps } from './group-draft.ts';
import { roomsIn } from './group-line.ts';
import type { PricedLine } from './line-prices.ts';
import {
  amount,
  lines as linesStyle,
  panel,
  priceInside,
  soft,
  total as totalStyle,
} from './NewStayPage.css.ts';

export interface GroupPanelProps extends GroupDraftProps {
  readonly prices: readonly PricedLine[];
  readonly kinds: readonly Kind[];
  /** Those that can pay. */
  readonly companies: readonly { readonly id: string; readonly name: string; readonly code: string }[];
  /** The next thing to type before the group can be booked; absent where nothing is missing. */
  readonly next: string | undefined;
  /** Why the group was not booked. */
  readonly problem: string | undefined;
  readonly isPressing: boolean;
}

/** The payer, the sums and the button, which is orange once it is the next thing to do. */
export function GroupPanel(props: GroupPanelProps) {
  const { draft, onChange, prices, kinds, companies, next, problem, isPressing } = props;
  const { shownMoney } = useMotel();
  const field = fieldsOf(draft, onChange);
  const { lines, company } = draft;
  const sums = prices.flatMap((price) => price.sum ?? []);
  const total = sums.length === lines.length ? sum(...sums) : undefined;
  return (
    <section className={panel} aria-label="Who pays">
      <div className={priceInside}>
        <h2>Who pays</h2>
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
        <table className={linesStyle}>
          <tbody>
            {lines.map((line, at) => {
              const lineSum = prices[at]?.sum;
              return (
                lineSum !== undefined && (
                  <tr key={at}>
                    <th scope="row">
                      {line.rooms} × {kinds.find(({ id }) => id === line.typeId)?.title}{' '}
                      <span className={soft}>{nightCount(line)}</span>
                    </th>
                    <td className={amount}>{shownMoney(lineSum)}</td>
                  </tr>
                )
              );
            })}
          </tbody>
          {total !== undefined && (
            <tfoot className={totalStyle}>
              <tr>
                <th scope="row">Total</th>
                <td className={amount}>{shownMoney(total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
        {problem !== undefined && <Alert tone="error">{problem}</Alert>}
        {problem === undefined && total !== undefined && next !== undefined && <p className={soft}>{next}</p>}
        <DeskButton
          type="submit"
          variant={next === undefined ? 'solid' : 'outline'}
          size="large"
          full
          disabled={isPressing}
        >
          {isPressing
            ? 'Booking'
            : `Book ${counted(roomsIn(lines), 'room')}${total === undefined ? '' : `, ${shownMoney(total)}`}`}
        </DeskButton>
      </div>
    </section>
  );
}
