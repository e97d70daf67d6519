import { screen, within } from '@testing-library/react';
import { follow, press } from './support/hands.ts';
import { openSite } from './support/open-site.tsx';

describe('§2 /get-app', () => {
  it('says that it is coming soon; Back goes one step back', async () => {
    const { place } = await openSite('/terms');
    await follow('Rooms');
    await follow('Get the app');
    await screen.findByText('The app is coming soon.');
    await press('Back');
    expect(place.current.pathname).toBe('/hotel-card');
  });

  it('Back goes home for a guest who came straight here', async () => {
    const length = vi.spyOn(history, 'length', 'get').mockReturnValue(1);
    const { place } = await openSite('/get-app');
    await press('Back');
    expect(place.current.pathname).toBe('/');
    length.mockRestore();
  });
});

describe('§2 /card', () => {
  it('a small card for each room: name, type, smoking, rating, nightly price', async () => {
    await openSite('/card');
    const card = within((await screen.findByText('River Double')).closest('article')!);
    card.getByText('Double Room, Non-smoking');
    card.getByText('$89');
    card.getByLabelText('Rated 4.7 out of 5');
    expect(card.getByRole('link').getAttribute('href')).toBe('/carddetails/river-double');
  });
});
