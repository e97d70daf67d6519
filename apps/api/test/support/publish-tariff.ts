import type { TariffData } from '@motel/booking-core';
import { lastVersion, writeVersion } from '../../src/rates/tariff-versions.ts';
import type { TestMotel } from './test-motel.ts';

/** Publishes the last tariff with other parts, unchecked by the desk. */
export async function publishTariff(
  { db, clock }: Pick<TestMotel, 'db' | 'clock'>,
  parts: Partial<TariffData>,
): Promise<void> {
  const last = await lastVersion(db);
  if (last === undefined) throw new Error('There is no tariff');
  const tariff = { ...last.tariff, ...parts };
  const news = { after: last.version, author: 'Odile', note: 'Of a test', tariff };
  expect(await writeVersion(db, news, clock.now())).toBe(true);
}
