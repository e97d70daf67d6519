import type { ListedSeason, StandsAboveWire } from '@motel/api-client/desk-contracts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { SeasonsAbove } from '../../src/features/rates/seasons/SeasonDialog.tsx';
import { SeasonsCard } from '../../src/features/rates/seasons/SeasonsCard.tsx';
import { render } from '../motel.tsx';
import { july } from './month.ts';

const FAIR = { name: 'Fair', from: '2027-07-30', to: '2027-08-01' };
const SUMMER: ListedSeason = {
  name: 'Summer',
  from: '2027-07-01',
  to: '2028-08-31',
  rows: [{ rooms: ['double'], price: 120 }],
  wins: [
    { from: '2027-07-10', to: '2027-07-29' },
    { from: '2027-08-02', to: '2028-08-31' },
  ],
  above: [
    { ...FAIR, on: [{ from: FAIR.from, to: FAIR.to }] },
    { on: [{ from: '2027-07-14', to: '2027-07-14' }] },
  ],
};
const OVER: ListedSeason = {
  ...SUMMER,
  name: 'Spring',
  from: '2027-04-01',
  to: '2027-05-31',
  wins: [],
  above: [],
};

describe('§14.7 the list of seasons', () => {
  test('says where each season wins, and what wins over it', () => {
    const month = july();
    const seasons = [...month.seasons, OVER, SUMMER];
    render(<SeasonsCard month={{ ...month, seasons }} mayChange={false} onSeason={() => undefined} />);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toBe(
      'SummerJul 1, 2027 to Aug 31, 2028120Jul 10 to 29, Aug 2, 2027 to Aug 31, 2028Fair on Jul 30 to Aug 1; by hand on Jul 14',
    );
    expect(rows[2]).toMatch(/^All yearevery night/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a season above is ended there by one press, and stays listed', () => {
    function Above() {
      const [ends, setEnds] = useState<readonly StandsAboveWire[]>([]);
      // Once it ends there, the server's preview names it no more.
      const above = ends.length === 0 ? SUMMER.above : [];
      return <SeasonsAbove above={above} ends={ends} onEnds={setEnds} today="2027-07-10" />;
    }
    render(<Above />);
    screen.getByText('Prices set by hand: Jul 14.');
    const box = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^End Fair there: Jul 30 to Aug 1/ });
    fireEvent.click(box());
    expect(box().checked).toBe(true);
    fireEvent.click(box());
    expect(box().checked).toBe(false);
  });
});
