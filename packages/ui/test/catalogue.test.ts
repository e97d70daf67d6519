import * as calendar from '../src/calendar/index.ts';
import * as carousel from '../src/carousel/Carousel.tsx';
import * as ui from '../src/index.ts';
import * as photoViewer from '../src/photo-viewer/index.ts';

const pages = Object.values(
  import.meta.glob<string>('../catalogue/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n');

describe('the catalogue', () => {
  const components = Object.keys({ ...ui, ...calendar, ...carousel, ...photoViewer }).filter((name) =>
    /^[A-Z]/.test(name),
  );

  // `VisuallyHidden` has nothing to see.
  it.each(components.filter((name) => name !== 'VisuallyHidden'))('shows %s', (name) => {
    expect(pages).toMatch(new RegExp(`<${name}\\b`));
  });
});
