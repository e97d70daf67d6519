import { DataList, PriceLines, ResponsiveTable, Scroller } from '../src/index.ts';
import { render, screen, within } from './support.ts';

describe('PriceLines', () => {
  it('pairs every label with its amount, the total last (§9 price breakdown)', () => {
    render(
      <PriceLines
        rows={[
          { label: '$72 × 2 nights × 1 room', amount: '$144' },
          { label: 'Pet fee', detail: '1 pet × $15', amount: '$15' },
        ]}
        total={{ label: 'Total', amount: '$174 CAD' }}
      />,
    );
    const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(textsOf('term')).toEqual(['$72 × 2 nights × 1 room', 'Pet fee1 pet × $15', 'Total']);
    expect(textsOf('definition')).toEqual(['$144', '$15', '$174 CAD']);
  });

  it('needs no total', () => {
    render(<PriceLines rows={[{ label: 'Taxes', amount: '$9' }]} />);
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });
});

describe('DataList', () => {
  it('pairs facts with their names', () => {
    render(
      <DataList items={[{ term: 'Check-in', description: 'Fri, Nov 21', detail: '3:00 PM' }]} columns={2} />,
    );
    expect(screen.getByRole('term').textContent).toBe('Check-in');
    expect(screen.getByRole('definition').textContent).toBe('Fri, Nov 213:00 PM');
  });
});

describe('ResponsiveTable', () => {
  const rows = [
    { id: 'a', room: 'Hoodoo Double', status: 'confirmed' },
    { id: 'b', room: 'Survey Queen', status: 'pending' },
  ];

  it('repeats the headers in the cards, hidden from screen readers', () => {
    render(
      <ResponsiveTable
        label="Your bookings"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[{ key: 'status', header: 'Status', cell: (row) => row.status }]}
      />,
    );
    const labels = screen.getAllByText('Status').filter((label) => label.tagName === 'SPAN');
    expect(labels).toHaveLength(rows.length);
    expect(labels.every((label) => label.getAttribute('aria-hidden') === 'true')).toBe(true);
  });
});

describe('Scroller', () => {
  const buttons = { previous: 'Previous rooms', next: 'More rooms' };

  it('is a named region around a list, with buttons where there is more', () => {
    render(
      <Scroller label="Rooms" buttons={buttons}>
        <p>One</p>
        <p>Two</p>
      </Scroller>,
    );
    const region = screen.getByRole('region', { name: 'Rooms' });
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['One', 'Two']);
    expect(region.tabIndex).toBe(-1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
