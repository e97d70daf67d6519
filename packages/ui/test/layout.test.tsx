import { Card, Container, Heading, Inline, Stack, Text, Unbroken, VisuallyHidden } from '../src/index.ts';
import { render, screen } from './support.ts';

describe('Heading', () => {
  it.each([1, 2, 3, 4] as const)('of level %i keeps its place in the outline whatever its size', (level) => {
    render(
      <Heading level={level} size="hero">
        Sleep where the dinosaurs did.
      </Heading>,
    );
    screen.getByRole('heading', { level, name: 'Sleep where the dinosaurs did.' });
  });
});

describe('layout', () => {
  it.each([
    ['Stack', <Stack key="x" as="ul" className="mine" aria-label="x" />, 'UL'],
    ['Inline', <Inline key="x" as="nav" className="mine" aria-label="x" />, 'NAV'],
    ['Card', <Card key="x" as="article" className="mine" aria-label="x" />, 'ARTICLE'],
    ['Container', <Container key="x" as="main" className="mine" aria-label="x" />, 'MAIN'],
  ])('%s renders the requested element, its attributes and the caller’s class', (_name, node, tag) => {
    render(node);
    const element = screen.getByLabelText('x');
    expect(element.tagName).toBe(tag);
    expect(element.classList.contains('mine')).toBe(true);
    expect(element.classList.length).toBeGreaterThan(1);
  });
});

describe('words', () => {
  it.each([
    ['Sold out on Sun, Dec 6.', ['Sun, Dec 6']],
    ['Jun 14, 2027 - Jun 15, 2027', ['Jun 14, 2027', 'Jun 15, 2027']],
    ['Dec 5–9 · 3 adults, 1 child', ['Dec 5–9', '3 adults', '1 child']],
    ['1 room with 2 extra persons would cost $53 less', ['1 room', '2 extra persons', '$53 less']],
    ['$1,082.50 CAD for 4 nights', ['$1,082.50 CAD', '4 nights']],
    ['$89 × 2 nights × 1 room', ['$89', '2 nights', '1 room']],
    ['137 × 191 cm, 32 m², T0J 0Y0, 3:00 PM', ['137 × 191 cm', '32 m²', 'T0J 0Y0', '3:00 PM']],
    ['No figure at all', []],
  ])('Unbroken keeps each unit of “%s” on one line, to the letter', (text, units) => {
    const { container } = render(<Unbroken>{text}</Unbroken>);
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(units);
  });

  it('Text is a paragraph unless asked otherwise', () => {
    render(
      <>
        <Text>One</Text>
        <Text as="span">Two</Text>
      </>,
    );
    expect(screen.getByText('One').tagName).toBe('P');
    expect(screen.getByText('Two').tagName).toBe('SPAN');
  });

  it('hidden ones are still announced', () => {
    render(
      <button type="button">
        <VisuallyHidden>opens in a new tab</VisuallyHidden>
      </button>,
    );
    screen.getByRole('button', { name: 'opens in a new tab' });
  });
});
