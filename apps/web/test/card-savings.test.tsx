import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSite } from './support/open-site.tsx';
import { DOUBLE } from './support/rooms.ts';

describe('§2 what a longer stay saves', () => {
  it('[F9] is a line of the card, so that its lines come to its total', async () => {
    const tariff = { ...(DOUBLE.tariff as object), steps: [{ fromNight: 2, off: '10%' }] };
    await openSite('/carddetails/river-double?checkin=2026-11-21&checkout=2026-11-23', {
      answers: { '/api/property/getPropertyDetail/': { ...DOUBLE, tariff } },
    });
    const card = within(await screen.findByRole('region', { name: 'Book this room' }));
    // The second night is $8.90 less.
    card.getByText('−$8.90');
    expect(card.getByText('Total').nextElementSibling?.textContent).toMatch(/^\$\d+ CAD$/);
  });
});
