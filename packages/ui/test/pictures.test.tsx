import { describe, expect, it } from 'vitest';
import { PhotoGrid, Picture } from '../src/index.ts';
import { fireEvent, render, screen } from './support.ts';

const image = () => screen.getByRole<HTMLImageElement>('img');

describe('Picture', () => {
  it('knows its size before it comes, and comes when it is near', () => {
    render(<Picture src="/room.svg" alt="Two beds" width={1200} height={900} />);
    expect(image().getAttribute('width')).toBe('1200');
    expect(image().getAttribute('height')).toBe('900');
    expect(image().getAttribute('loading')).toBe('lazy');
    expect(image().alt).toBe('Two beds');
  });

  it('among the first things seen comes at once and before others', () => {
    render(<Picture src="/room.svg" alt="Two beds" width={1200} height={900} priority />);
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });

  it('shows the placeholder when there is no picture (§8 missing image)', () => {
    render(<Picture alt="Two beds" width={4} height={3} placeholder="/none.svg" />);
    expect(image().getAttribute('src')).toBe('/none.svg');
    expect(image().alt).toBe('Two beds');
  });

  it('shows the placeholder when the picture fails, and drops what belonged to the picture', () => {
    render(
      <Picture src="/gone.svg" srcSet="/gone-2.svg 2x" alt="" width={4} height={3} placeholder="/none.svg" />,
    );
    fireEvent.error(screen.getByRole('presentation'));
    const shown = screen.getByRole('presentation');
    expect(shown.getAttribute('src')).toBe('/none.svg');
    expect(shown.getAttribute('srcset')).toBeNull();
  });

  it('shows its words when the placeholder fails too', () => {
    render(<Picture src="/gone.svg" alt="Two beds" width={4} height={3} placeholder="/none.svg" />);
    fireEvent.error(image());
    fireEvent.error(image());
    expect(screen.getByRole('img', { name: 'Two beds' }).tagName).toBe('DIV');
  });

  it('tries again for another picture', () => {
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

  it('is a named list of all photos, the first of them loaded before the others (§2 photo grid)', () => {
    render(<PhotoGrid label="Photos of the room" photos={photos} />);
    expect(screen.getByRole('list', { name: 'Photos of the room' }).children).toHaveLength(6);
    expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'))).toEqual([
      'eager',
      ...Array(5).fill('lazy'),
    ]);
  });

  it('replaces one that fails and leaves the others', () => {
    render(<PhotoGrid label="Photos" photos={photos} placeholder="/none.svg" />);
    fireEvent.error(screen.getByRole('img', { name: 'bath' }));
    expect(screen.getByRole('img', { name: 'bath' }).getAttribute('src')).toBe('/none.svg');
    expect(screen.getByRole('img', { name: 'desk' }).getAttribute('src')).toBe('/desk.svg');
  });
});
