import { readLogo } from '../src/features/site/pictures/AddLogo.tsx';

afterEach(() => vi.restoreAllMocks());

const SVG = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'sign.svg', { type: 'image/svg+xml' });

/** Reads the drawing as a browser does that measures it so; jsdom has neither pictures nor canvases. */
async function placeOf(naturalWidth: number, naturalHeight: number) {
  vi.stubGlobal('Image', function image() {
    return { naturalWidth, naturalHeight, decode: async () => {} };
  });
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  try {
    await readLogo(SVG);
  } finally {
    vi.unstubAllGlobals();
  }
  return drawImage.mock.calls[0]?.slice(1);
}

test('§14.15: a sign stands whole in the middle, as large as its place', async () => {
  expect(await placeOf(40, 40)).toEqual([120, 0, 720, 720]);
});

test('§14.15: a drawing without a size of its own fills the place', async () => {
  expect(await placeOf(0, 0)).toEqual([0, 0, 960, 720]);
});
