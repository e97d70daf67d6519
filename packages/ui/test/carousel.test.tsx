import { renderToString } from 'react-dom/server';
import { Carousel } from '../src/carousel/Carousel.tsx';
import { render, screen, within } from './support.ts';

const banners = ['Breakfast', 'Parking', 'Dogs', 'By the week', 'By the month'];

const carousel = (
  <Carousel
    label="Banners"
    heading={<h2>It all comes with the key</h2>}
    interval={2000}
    speed={500}
    slides={banners.map((label) => ({ key: label, label, content: <a href={`#${label}`}>{label}</a> }))}
  />
);

describe('Carousel (§2)', () => {
  it('is a carousel of named slides', () => {
    render(carousel);
    const whole = screen.getByRole('region', { name: 'Banners' });
    expect(whole.getAttribute('aria-roledescription')).toBe('carousel');
    const slides = within(whole).getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      'Breakfast, 1 of 5',
      'Parking, 2 of 5',
      'Dogs, 3 of 5',
      'By the week, 4 of 5',
      'By the month, 5 of 5',
    ]);
    expect(new Set(slides.map((slide) => slide.getAttribute('aria-roledescription')))).toEqual(
      new Set(['slide']),
    );
  });

  it('is rendered by the server with all slides and no style attribute', () => {
    const html = renderToString(carousel);
    for (const banner of banners) expect(html).toContain(`>${banner}</a>`);
    expect(html).not.toMatch(/\sstyle=/);
  });
});
