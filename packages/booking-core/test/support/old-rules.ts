import {
  addDays,
  civilDate,
  type FeeData,
  type Quote,
  type StayRequest,
  specificationTariff,
  type TariffData,
} from '../../src/index.ts';
import { type OldRequest, type OldTariff, specified } from './exact.ts';

const ROUND = { floor: 'dollar-down', ceil: 'dollar-up' } as const;

/** The specification's tariff with other percentages, roundings and bases, as data. */
export function oldTariffData(rate: OldRequest['rate'], tariff: OldTariff): TariffData {
  const data = specificationTariff({ room: specified(rate) });
  const change: Record<string, Partial<FeeData>> = {
    'extra-persons': { per: tariff.extraPersonBasis },
    pets: { per: tariff.petFeeBasis },
    taxes: { percent: tariff.taxes.percent, round: ROUND[tariff.taxes.rounding] },
    'tourism-levy': { percent: tariff.tourismLevy.percent, round: ROUND[tariff.tourismLevy.rounding] },
  };
  const fees = data.fees?.map((fee) => ({ ...fee, ...change[fee.id] }) as FeeData);
  return { ...data, fees: fees ?? [], round: ROUND[tariff.totalRounding] };
}

/** A stay with so many persons charged: one of them is beyond the allowance of a person a room. */
export function oldRequestOf({ nights, rooms, chargedPersons, pets }: OldRequest): StayRequest {
  const from = civilDate('2026-11-21');
  const paying = chargedPersons === 0 ? 1 : rooms + 1;
  const adults = Math.min(paying, 1000);
  const party = { adults, infants: paying - adults, pets };
  return { room: 'room', from, to: addDays(from, nights), party, rooms, extraPersons: chargedPersons };
}

/** The figures of §9 by their names, from the lines of a quote. */
export function oldFigures({ lines, total }: Quote) {
  const of = (kind: string) => lines.find((line) => line.kind === kind)?.amount ?? 0;
  return {
    roomSubtotal: of('rooms'),
    extraPersons: of('extra-persons'),
    smokingRoom: of('smoking-room'),
    pets: of('pets'),
    taxes: of('taxes'),
    tourismLevy: of('tourism-levy'),
    rounding: of('rounding'),
    total,
  };
}
