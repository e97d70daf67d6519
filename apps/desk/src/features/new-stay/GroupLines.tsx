import { MOST_IN_GROUP } from '@motel/api-client/desk-contracts';
import { SelectField, TextField } from '@motel/ui';
import { fieldsOf, titlesOf } from '../../shared/field/fields.ts';
import { useMotel } from '../../shared/motel.tsx';
import { DeskButton } from '../../shared/parts/Page.tsx';
import { figures, line as lineStyle, lineSum } from './GroupLines.css.ts';
import type { GroupDraftProps } from './group-draft.ts';
import { nextLine, type TypedLine } from './group-line.ts';
import type { PricedLine } from './line-prices.ts';

const MOST_LINES = 20;

/** A kind of room. */
export interface Kind {
  readonly id: string;
  readonly title: string;
}

export interface GroupLinesProps extends GroupDraftProps {
  readonly prices: readonly PricedLine[];
  readonly kinds: readonly Kind[];
}

/** The rooms of a group: a line for each kind and its dates. */
export function GroupLines({ draft: { lines }, onChange, prices, kinds }: GroupLinesProps) {
  return (
    <>
      {lines.map((line, place) => (
        <LineFields
          // Lines may be alike.
          key={place}
          name={`Line ${place + 1}`}
          {...{ line, kinds, price: prices[place] ?? {} }}
          onChange={(part) =>
            onChange({ lines: lines.map((one, at) => (at === place ? { ...one, ...part } : one)) })
          }
          onRemove={
            lines.length > 1 ? () => onChange({ lines: lines.filter((_, at) => at !== place) }) : undefined
          }
        />
      ))}
      <div>
        <DeskButton
          icon="plus"
          disabled={lines.length >= MOST_LINES}
          onClick={() => onChange({ lines: [...lines, nextLine(lines)] })}
        >
          Add a line
        </DeskButton>
      </div>
    </>
  );
}

interface LineFieldsProps {
  readonly name: string;
  readonly line: TypedLine;
  readonly price: PricedLine;
  readonly kinds: readonly Kind[];
  readonly onChange: (part: Partial<TypedLine>) => void;
  /** Absent for the only line. */
  readonly onRemove: (() => void) | undefined;
}

function LineFields({ name, line, price, kinds, onChange, onRemove }: LineFieldsProps) {
  const { shownMoney } = useMotel();
  const field = fieldsOf(line, onChange);
  const { each, sum, free, plans = [], problem } = price;
  const hasPlans = plans.length > 1 || line.plan !== '';
  const count = { type: 'number', inputMode: 'numeric', min: '1' } as const;
  return (
    <fieldset className={lineStyle} aria-label={name}>
      <SelectField
        label="Kind of room"
        options={[{ value: '', label: 'Choose' }, ...titlesOf(kinds)]}
        error={problem}
        value={line.typeId}
        onChange={(typeId) => onChange({ typeId, plan: '' })}
      />
      {hasPlans && (
        <SelectField
          label="Plan"
          options={[
            { value: '', label: 'The plain one' },
            ...plans.map(({ id, label }) => ({ value: id, label })),
          ]}
          {...field('plan')}
        />
      )}
      <TextField label="Rooms" {...count} max={String(MOST_IN_GROUP)} {...field('rooms')} />
      <TextField label="Adults each" {...count} {...field('adults')} />
      <TextField label="Arrives" type="date" {...field('checkIn')} />
      <TextField label="Leaves" type="date" min={line.checkIn || undefined} {...field('checkOut')} />
      <p className={figures}>
        {free !== undefined && each !== undefined && (
          <span>
            {free} free on all nights, {shownMoney(each)} a room
          </span>
        )}
        <strong className={lineSum}>{sum !== undefined && shownMoney(sum)}</strong>
        {onRemove && (
          <DeskButton
            variant="quiet"
            size="small"
            icon="cross"
            aria-label={`Remove ${name.toLowerCase()}`}
            onClick={onRemove}
          >
            {null}
          </DeskButton>
        )}
      </p>
    </fieldset>
  );
}
