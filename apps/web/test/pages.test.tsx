import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSite } from './support/open-site.tsx';

const follow = (name: string) => act(async () => fireEvent.click(screen.getAllByRole('link', { name })[0]!));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('§2 /get-app', () => {
  it('says that it is coming soon; Back goes back one step', async () => {
    const { place } = await openSite('/terms');
    await follow('Rooms');
    await follow('Get the app');
    expect(await screen.findByText('The app is coming soon.')).toBeDefined();
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
  it('a small card for each room: name, type, smoking, rating and the price of a night', async () => {
    await openSite('/card');
    const card = within((await screen.findByText('River Double')).closest('article')!);
    expect(card.getByText('Double Room, Non-smoking')).toBeDefined();
    expect(card.getByText('$89')).toBeDefined();
    expect(card.getByLabelText('Rated 4.7 out of 5')).toBeDefined();
    expect(card.getByRole('link').getAttribute('href')).toBe('/carddetails/river-double');
  });
});
