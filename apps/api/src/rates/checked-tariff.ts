import { parseTariff, type Tariff, type TariffData, TariffError } from '@motel/booking-core';
import { faultMessage } from '@motel/booking-core/faults';
import { refuse } from '../shared/outcome.ts';

/** Reads a tariff. One that contradicts itself is refused: by a sentence about an entry that a page lists, or with each fault. */
export function checkedTariff(data: TariffData): Tariff {
  try {
    return parseTariff(data);
  } catch (error) {
    if (!(error instanceof TariffError)) throw error;
    const [fault] = error.faults;
    const [, list = '', at = '', path = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(fault?.path ?? '') ?? [];
    if (fault === undefined || !LISTED.includes(list)) {
      const faults = error.faults.map((one) => `${one.path} ${faultMessage(one)}`).join('; ');
      refuse('rule-broken', 'tariff-contradicts', { faults });
    }
    const { label, name, code, id }: Named = Reflect.get(data, list)?.[at] ?? {};
    const [field = ''] = path.split(/[.[]/);
    refuse('rule-broken', 'tax-wrong', {
      tax: label ?? name ?? code ?? id ?? `Terms ${Number(at) + 1}`,
      field: FIELDS[path] ?? FIELDS[field] ?? path,
      must: faultMessage(fault),
    });
  }
}

const LISTED: readonly string[] = ['fees', 'articles', 'codes', 'plans', 'policies', 'demand'];

type Named = Partial<Readonly<Record<'label' | 'name' | 'code' | 'id', string>>>;

const FIELDS: Readonly<Record<string, string>> = {
  ...{ id: 'its name', label: 'its name', 'tax.name': 'its name on receipts', 'tax.number': 'its number' },
  ...{ percent: 'its percentage', amount: 'its amount', price: 'its price', most: 'its most' },
  ...{ of: 'what it is taken of', taxes: 'its taxes', firstNights: 'its nights', floor: 'its least price' },
  ceiling: 'its highest price',
  ...{ from: 'its first day', to: 'its last day', 'exempt.fromNights': 'the nights of long stays' },
  ...{
    follows: 'the plan that it follows',
    perPerson: 'its amount for each person',
    includes: 'what it includes',
  },
  ...{ nightly: 'a price of its own', sold: 'where it is sold', plan: 'its plans', room: 'its rooms' },
  ...{ fromDaysAhead: 'its fewest days ahead', toDaysAhead: 'its most days ahead', fromNights: 'its nights' },
  ...{
    fromRooms: 'its number of rooms',
    freeHours: 'until when it is free',
    freeAt: 'the hour until which it is free',
  },
  ...{ keep: 'what is kept', noShow: 'what is kept of a no-show', changeHours: 'until when it is changed' },
  ...{ deposit: 'what is paid on booking', restDays: 'when the rest is paid', guarantee: 'its card' },
};
