import { openServer } from '../../src/db/open-server.ts';
import { prepareServer } from '../support/databases.ts';
import { onServer } from '../support/on-server.ts';

test('a server with another DateStyle is refused, with the remedy', async () => {
  const { place, remove } = await prepareServer();
  if (!('url' in place)) throw new Error('No server');
  const [, server = '', name = ''] = /^(.*)\/(.*)$/.exec(place.url) ?? [];
  await onServer(server, `alter database ${name} set datestyle = 'SQL, DMY'`);
  await expect(openServer(place, () => undefined)).rejects.toThrow(
    /^The database writes dates as SQL, DMY\. Set it to ISO/,
  );
  await remove();
});
