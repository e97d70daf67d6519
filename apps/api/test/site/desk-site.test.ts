import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { motel as content } from '@motel/content/testing';
import { deskSite } from '../../src/http/site/desk-site.ts';

describe('§14: the files of the front desk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-'));
    await writeFile(join(folder, 'index.html'), '<title>Desk</title>');
    await writeFile(join(folder, 'theme.js'), 'void 0;');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['/desk/tonight', 200, 'text/html'],
    ['/desk/stays/LI-7K4QD', 200, 'text/html'],
    ['/desk/theme.js', 200, 'text/javascript'],
    // S13: no page replaces a file that is not there.
    ['/desk/theme.js.map', 404, 'text/plain'],
    ['/desk/assets/none.js', 404, 'text/plain'],
    ['/desk/../package.json', 404, 'text/plain'],
  ])('%s answers %i, %s', async (path, status, type) => {
    const answer = await (await deskSite(folder, () => content)).request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(type);
  });
});
