import { fileURLToPath } from 'node:url';
import { ownPageFile, ownPageName, readOwnPage } from '@motel/content/build';
import type { Plugin } from 'vite';

const price = fileURLToPath(new URL('../src/features/words/RoomPrice.tsx', import.meta.url));
const component = fileURLToPath(new URL('../src/pages/static-page.tsx', import.meta.url));

/**
 * Makes a page component from each of the motel's Markdown files: its text as data, without any Markdown left to parse.
 * A mistake in a page stops the build with a message that names it.
 */
export function markdownPages(): Plugin {
  return {
    name: 'markdown-pages',
    enforce: 'pre',
    resolveId: (specifier) => ownPageFile(specifier),
    load(id) {
      if (ownPageName(id) === undefined) return undefined;
      const words = readOwnPage(id);
      const text = JSON.stringify(words);
      const hasPrices = text.includes('{"tag":"price"');
      const code = [
        `import { staticPage } from ${JSON.stringify(component)};`,
        ...(hasPrices ? [`import { RoomPrice } from ${JSON.stringify(price)};`] : []),
        `export const words = ${text};`,
        `export default staticPage(words${hasPrices ? ', RoomPrice' : ''});`,
      ].join('\n');
      return { code, moduleType: 'js' };
    },
  };
}
