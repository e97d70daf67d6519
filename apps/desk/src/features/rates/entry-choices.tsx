import { CheckBoxes } from '../../shared/field/CheckBoxes.tsx';
import type { titlesOf } from '../../shared/field/fields.ts';
import { dollarReadings } from '../../shared/field/typed-amount.tsx';
import type { DeskMotel } from '../../shared/motel.tsx';
import { choiceOf, typedPanel } from '../../shared/sentence/Choice.tsx';
import { priceWords } from './calendar.ts';

type Limit = 'floor' | 'ceiling';

/** The choice of the lowest or the highest price of a night. @param none the words of a draft without this limit */
export function limitChoice<Draft extends { readonly [Field in Limit]?: number | string | undefined }>(
  motel: DeskMotel,
  label: string,
  field: Limit,
  none: string,
) {
  const limited = (amount?: number) => ({ [field]: amount }) as Partial<Draft>;
  return choiceOf<Draft>(
    label,
    ({ [field]: most }) => (most === undefined ? none : priceWords(motel, Number(most))),
    [limited()],
    typedPanel('An amount', (text) => dollarReadings(motel, text).map(limited)),
  );
}

/** The choice of the rooms, or the plans, that an entry is about. @param any the words for all of them */
export function amongChoice<
  Field extends 'room' | 'plan',
  Draft extends { readonly [Name in Field]?: readonly string[] | undefined },
>(label: string, field: Field, any: string, options: ReturnType<typeof titlesOf>) {
  const some = (ids: readonly string[]) =>
    ({ [field]: ids.length === 0 ? undefined : ids }) as Partial<Draft>;
  const titleOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id;
  return choiceOf<Draft>(
    label,
    ({ [field]: ids = [] }) => ids.map(titleOf).join(', ') || any,
    [some([])],
    ({ [field]: ids = [] }, onChange) => (
      <CheckBoxes options={options} chosen={ids} onChange={(chosen) => onChange(some(chosen))} />
    ),
  );
}
