import type { RunningServer } from '@motel/api';
import type { TariffData } from '@motel/booking-core';
import { type PropertyContent, tariffOf } from '@motel/content';
import { rates } from '@motel/content/testing';

/** As they are when the process begins: a journey that publishes changes what it shows. */
const demoRates = rates;

/** The motel's rooms at their own price on every night, and all by its usual terms, whatever a journey's dates and room. */
export function flatTariff(properties: readonly PropertyContent[]): TariffData {
  const policies = demoRates.policies.slice(0, 1);
  return tariffOf(properties, { ...demoRates, seasons: [], steps: [], policies });
}

/** Sells by a tariff from now on, as the desk does when it changes one. */
export async function sellBy(db: RunningServer['db'], tariff: TariffData): Promise<void> {
  await db
    .insertInto('tariff_versions')
    .columns(['version', 'at', 'author', 'note', 'tariff'])
    .expression((from) =>
      from
        .selectFrom('tariff_versions')
        .select(({ fn, val, eb }) => [
          eb(fn.max('version'), '+', 1).as('version'),
          fn.max('at').as('at'),
          val('journey').as('author'),
          val('a changed price').as('note'),
          val(JSON.stringify(tariff)).as('tariff'),
        ]),
    )
    .execute();
}
