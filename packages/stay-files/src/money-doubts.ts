import { nightsOf } from '@motel/booking-core';
import type { ColumnChoice } from './draft.ts';
import type { Field } from './fields.ts';
import type { ReadRow } from './read-row.ts';
import { folded, readHeading } from './words.ts';

/** Tells from the headings whether prices are with taxes; `undefined` where these say nothing of it. */
export function taxesSaid(
  headings: readonly string[],
  fields: readonly Field[],
): 'with' | 'before' | undefined {
  const at = (['total', 'beforeTax', 'perNight'] as const)
    .map((field) => fields.indexOf(field))
    .find((one) => one >= 0);
  if (at === undefined || at < 0) return undefined;
  const { concepts } = readHeading(headings[at] ?? '');
  const isWhole = concepts.has('TOTAL') || concepts.has('GRAND') || fields[at] === 'beforeTax';
  if (concepts.has('GROSS') || fields.includes('due') || (isWhole && fields.includes('taxes'))) return 'with';
  if (fields[at] === 'total' && fields.includes('beforeTax')) return 'with';
  return concepts.has('NET') ? 'before' : undefined;
}

/** Doubts that only the values of several columns show: a price of the night or of the stay, a deposit paid or asked for. */
export function priceDoubts(
  headings: readonly string[],
  fields: readonly Field[],
  rows: readonly ReadRow[],
  chosen: ColumnChoice,
): readonly (readonly ColumnChoice[])[] {
  const open = (field: Field) => {
    const at = fields.indexOf(field);
    return at >= 0 && chosen[at] === undefined ? at : undefined;
  };
  const doubts: (readonly ColumnChoice[])[] = [];
  const price = fields.includes('total') ? open('total') : open('perNight');
  if (price !== undefined) {
    const { concepts } = readHeading(headings[price] ?? '');
    const isSure =
      concepts.has('TOTAL') || concepts.has('GRAND') || concepts.has('PER') || concepts.has('NIGHT');
    const perNight = looksPerNight(rows);
    if (!isSure && (concepts.has('RATE') || perNight)) {
      const ways: ColumnChoice[] = [{ [price]: 'total' }, { [price]: 'perNight' }];
      doubts.push(perNight ? ways.toReversed() : ways);
    }
  }
  const deposit = open('deposit');
  if (deposit !== undefined && !fields.includes('paid') && !fields.includes('due'))
    doubts.push([{ [deposit]: 'paid' }, { [deposit]: 'none' }]);
  const [paid, due] = [open('paid'), open('due')];
  const unequal = rows.filter(({ problem }) => problem?.against === 'due').length;
  if (paid !== undefined && due !== undefined && unequal > rows.length / 2)
    doubts.push([
      { [due]: 'none', [paid]: 'paid' },
      { [paid]: 'none', [due]: 'due' },
    ]);
  return doubts;
}

/** Whether stays of one kind with other numbers of nights have the same price. */
function looksPerNight(rows: readonly ReadRow[]): boolean {
  const stays = rows.flatMap(({ stay }) => (stay === undefined ? [] : [{ ...stay, nights: nightsOf(stay) }]));
  const pairs = [...Map.groupBy(stays, ({ typeId }) => folded(typeId)).values()].flatMap(
    ([first, ...others]) =>
      others.filter(({ nights }) => nights !== first?.nights).map(({ total }) => total === first?.total),
  );
  return pairs.length > 0 && pairs.filter(Boolean).length > pairs.length / 2;
}
