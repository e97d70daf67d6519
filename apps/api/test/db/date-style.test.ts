import { openServer } from '../../src/db/open-server.ts';
import { prepareServer } from '../support/databases.ts';
import { onServer } from '../support/on-server.ts';

test('a server with another DateStyle is refused, with the remedy', async () => {
  const { url, remove } = await prepareServer();
  const [, server = '', name = ''] = /^(.*)\/(.*)$/.exec(url) ?? [];
  await onServer(server, `alter database ${name} set datestyle = 'SQL, DMY'`);
  await expect(openServer({ url }, () => undefined)).rejects.toThrow(
    /^The database writes dates as SQL, DMY\. Set it to ISO/,
  );
  await remove();
});
