import type { DeskCalls, WireAnswerOf } from '@motel/api-client/desk-contracts';
import { isTaxFee } from '@motel/booking-core/rates';
import { listPricedProperties } from '../../inventory/index.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, succeed } from '../../shared/outcome.ts';
import type { DeskContext } from '../../staff/index.ts';

/** The taxes of the tariff in force, as the desk edits them. */
export async function listTaxes({
  db,
  clock,
}: DeskContext): Promise<Outcome<WireAnswerOf<DeskCalls['rateTaxes']>>> {
  const { properties = [], tariff, version = 0 } = (await listPricedProperties(db)) ?? {};
  const { fees = [], currency = '', round = 'cent' } = tariff?.data ?? {};
  return succeed({
    version,
    currency,
    today: deskDay(clock),
    taxes: fees.filter(isTaxFee),
    round,
    extras: fees.flatMap((fee) => (isTaxFee(fee) ? [] : [{ id: fee.id, label: fee.label ?? fee.id }])),
    rooms: properties.map(({ id, title }) => ({ id, title })),
  });
}
