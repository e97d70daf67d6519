import { civilDate } from '@motel/booking-core';
import { motel, properties } from '@motel/content/testing';
import { syncProperties } from '../../src/inventory/sync-properties.ts';
import { DATABASES } from '../support/databases.ts';
import { room } from '../support/test-booking.ts';
import { whileTesting } from '../support/while-testing.ts';

const TODAY = civilDate('2027-03-01');

describe.each(DATABASES)('the rooms of the content, on $name', (kind) => {
  const database = whileTesting(() => kind.open());

  const stored = () => database.db.selectFrom('properties').selectAll().orderBy('position').execute();

  test('are loaded unchanged, each with its number of rooms', async () => {
    await syncProperties(database.db, properties, motel, TODAY);
    const rows = await stored();
    expect(rows.map(({ id }) => id)).toEqual(properties.map(({ id }) => id));
    const roomsOf = (kinds: readonly { readonly rooms: number }[]) =>
      kinds.reduce((sum, { rooms }) => sum + rooms, 0);
    expect(rows.reduce((rooms, { capacity }) => rooms + capacity, 0)).toBe(roomsOf(properties));
  });

  test('can be loaded again by several processes at once', async () => {
    const before = await stored();
    const again = () => syncProperties(database.db, properties, motel, TODAY);
    await Promise.all([again(), again(), again()]);
    expect(await stored()).toEqual(before);
  });

  test('follow changes of the content; a removed room is no longer listed', async () => {
    const [first, ...others] = properties;
    const dearer = { ...first!, allowedPets: 7, title: 'Dearer' };
    await syncProperties(database.db, [room('new', 1), dearer], motel, TODAY);
    const rows = new Map((await stored()).map((row) => [row.id, row]));
    expect(rows.get('new')).toMatchObject({ is_listed: true, position: 0, default_allowed_persons: 2 });
    expect(rows.get(first!.id)).toMatchObject({ is_listed: true, allowed_pets: 7, title: 'Dearer' });
    for (const { id } of others) expect(rows.get(id)).toMatchObject({ is_listed: false });
  });
});
