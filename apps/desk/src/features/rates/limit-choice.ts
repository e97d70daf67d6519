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
