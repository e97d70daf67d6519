import { KeyFob, PhotoGrid, Picture } from '../src/index.ts';
import { PhotoViewer } from '../src/photo-viewer/index.ts';
import { fireEvent, render, screen } from './support.ts';

const image = () => screen.getByRole<HTMLImageElement>('img');

describe('Picture', () => {
  it('has its size before it loads, and loads when it is near', () => {
    render(<Picture src="/room.svg" alt="Two beds" width={1200} height={900} />);
    expect(image().getAttribute('width')).toBe('1200');
    expect(image().getAttribute('height')).toBe('900');
    expect(image().getAttribute('loading')).toBe('lazy');
    expect(image().alt).toBe('Two beds');
  });

  it('among the first things seen loads at once and before others', () => {
    render(<Picture src="/room.svg" alt="Two beds" width={1200} height={900} priority />);
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });

  it('with one for the evening, both are lazy: only the shown one loads', () => {
    render(<Picture src="/room.svg" evening="/dusk.svg" alt="Two beds" width={4} height={3} priority />);
    const both = screen.getAllByRole<HTMLImageElement>('img', { hidden: true });
    expect(both.map((each) => each.getAttribute('src'))).toEqual(['/room.svg', '/dusk.svg']);
    expect(both.map((each) => each.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });

  it('shows the placeholder when there is no picture (§8 missing image)', () => {
    render(<Picture alt="Two beds" width={4} height={3} placeholder="/none.svg" />);
    expect(image().getAttribute('src')).toBe('/none.svg');
    expect(image().alt).toBe('Two beds');
  });

  const photo = {
    src: '/bed/1200.jpg',
    sources: [
      { type: 'image/avif', srcSet: '/bed/480.avif 480w, /bed/1200.avif 1200w' },
      { type: 'image/webp', srcSet: '/bed/480.webp 480w, /bed/1200.webp 1200w' },
    ],
    tone: '#c8a27f',
    alt: 'Two beds',
    width: 1200,
    height: 900,
  };
  const offered = () => [...document.querySelectorAll('picture > source')];

  it('offers its files, best format first, and a colour until one has loaded', () => {
    render(<Picture {...photo} sizes="50vw" priority />);
    expect(offered().map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    expect(offered()[0]?.getAttribute('srcset')).toBe(photo.sources[0]?.srcSet);
    expect(offered()[0]?.getAttribute('sizes')).toBe('50vw');
    expect(image().getAttribute('src')).toBe('/bed/1200.jpg');
    expect(image().dataset.tone).toBe('#c8a27f');
  });

  it('that loads lazily lets the browser choose by its displayed width', () => {
    render(<Picture {...photo} />);
    expect(offered()[0]?.getAttribute('sizes')).toBe('auto, 100vw');
  });

  it('shows only the placeholder when the picture fails', () => {
    render(<Picture {...photo} placeholder="/none.svg" />);
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/none.svg');
    expect(offered()).toEqual([]);
  });

  it('shows its words when the placeholder fails too', () => {
    render(<Picture src="/gone.svg" alt="Two beds" width={4} height={3} placeholder="/none.svg" />);
    fireEvent.error(image());
    fireEvent.error(image());
    expect(screen.getByRole('img', { name: 'Two beds' }).tagName).toBe('DIV');
  });

  it('tries again with another picture', () => {
    const { rerender } = render(<Picture src="/gone.svg" alt="A" width={4} height={3} />);
    fireEvent.error(image());
    rerender(<Picture src="/there.svg" alt="A" width={4} height={3} />);
    expect(image().getAttribute('src')).toBe('/there.svg');
  });
});

describe('PhotoGrid', () => {
  const photos = ['bed', 'desk', 'bath', 'door', 'view', 'lot'].map((name) => ({
    src: `/${name}.svg`,
    alt: name,
  }));

  it('is a named list of all photos that loads the first one first (§2)', () => {
    render(<PhotoGrid label="Photos of the room" photos={photos} />);
    expect(screen.getByRole('list', { name: 'Photos of the room' }).children).toHaveLength(6);
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'))).toEqual([
      'eager',
      ...Array(5).fill('lazy'),
    ]);
  });

  it('makes each photo a button that names the photo', () => {
    const onOpen = vi.fn();
    render(<PhotoGrid label="Photos" photos={photos} onOpen={onOpen} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open photo 3 of 6: bath' }));
    expect(onOpen).toHaveBeenCalledWith(2);
  });

  it('counts on a strip, and says how many a wide screen leaves out', () => {
    render(<PhotoGrid label="Photos" photos={photos} />);
    screen.getByText('1 / 6');
    screen.getByText('+1');
    const strip = screen.getByRole('list');
    Object.defineProperties(strip, {
      scrollWidth: { value: 600 },
      clientWidth: { value: 100 },
      scrollLeft: { value: 500 },
    });
    fireEvent.scroll(strip);
    screen.getByText('6 / 6');
  });
});

describe('PhotoViewer', () => {
  const photos = ['bed', 'desk', 'bath'].map((name) => ({ src: `/${name}.svg`, alt: `A ${name}` }));
  const view = (onClose = () => {}) =>
    render(<PhotoViewer title="River Queen" photos={photos} start={1} onClose={onClose} />);
  const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;

  it('is a named dialog; its buttons move, stop at both ends, and close it', () => {
    const onClose = vi.fn();
    view(onClose);
    screen.getByRole('dialog', { name: 'River Queen' });
    expect(spoken()).toBe('2 of 3A desk');
    const [next, previous] = ['Next photo', 'Previous photo'].map((name) =>
      screen.getByRole('button', { name }),
    );
    fireEvent.click(next!);
    expect(spoken()).toBe('3 of 3A bath');
    expect(next!.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(next!);
    expect(spoken()).toBe('3 of 3A bath');
    fireEvent.click(previous!);
    expect(spoken()).toBe('2 of 3A desk');
    fireEvent.click(screen.getByRole('button', { name: 'Close photos' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('takes the arrow keys, Home and End', () => {
    view();
    for (const [key, words] of [
      ['ArrowLeft', '1 of 3A bed'],
      ['ArrowLeft', '1 of 3A bed'],
      ['ArrowRight', '2 of 3A desk'],
      ['End', '3 of 3A bath'],
      ['Home', '1 of 3A bed'],
    ] as const) {
      fireEvent.keyDown(screen.getByRole('button', { name: 'Next photo' }), { key });
      expect(spoken(), key).toBe(words);
    }
  });
});

describe('KeyFob', () => {
  it('is decorative', () => {
    const { container } = render(<KeyFob>14</KeyFob>);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('14');
  });
});
