import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholderPicture } from '@motel/content';

const root = join(import.meta.dirname, '../../..');

/** Every drawing's address in the sources of a folder; a part that is filled in later matches any text. */
function namedIn(folder: string): RegExp[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /\.(ts|tsx|md|yaml)$/.test(file) && file !== 'pictures.yaml')
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
  return [...sources.join('\n').matchAll(/\/pictures\/[\w${}.-]+\.svg/g)].map(
    ([path]) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`),
  );
}

test('every drawing is used', () => {
  const named = ['packages/content/src', 'motels/demo', 'apps/web/src'].flatMap(namedIn);
  // The picture for link previews is drawn as SVG and published as PNG, which messengers can show.
  const elsewhere = [placeholderPicture, '/pictures/social-card.svg'];
  const drawings = readdirSync(join(root, 'motels/demo/public/pictures'));
  const unseen = drawings
    // An evening is used where its day is.
    .map((name) => `/pictures/${name.replace(/^evening-/, '')}`)
    .filter((path) => !elsewhere.includes(path) && !named.some((pattern) => pattern.test(path)));
  expect(unseen).toEqual([]);
});
