import { screen } from '@testing-library/react';
import { openSite } from './support/open-site.tsx';
import { CARDS } from './support/rooms.ts';
import { type Answer, unreachable } from './support/stub-server.ts';

const [open, closed] = [CARDS[0]!, CARDS[1]!];
const LIST = '/api/property/get-all-properties';

async function band(list: Answer) {
  await openSite('/terms', { answers: { [LIST]: list } });
  return (await screen.findByRole('link', { name: 'See our rooms' })).closest('p')!;
}

describe('§2 the band at the end of a page of words', () => {
  it.each([
    ['One kind of key, from $89', [open, { ...closed, price: 12 }]],
    ['One kind of key, from $104.50', [{ ...open, price: 104.5 }]],
    [
      '13 kinds of key, from $77',
      Array.from({ length: 13 }, (_, at) => ({ ...open, _id: `${at}`, price: 89 - at })),
    ],
    ['Every kind of key', [closed]],
  ])('says %s', async (words, list) => {
    const end = await band(list);
    await screen.findByText(words);
    expect(end.querySelector('a')?.getAttribute('href')).toBe('/hotel-card');
  });

  it('names no price that it does not know', async () => {
    const end = await band(unreachable);
    expect(end.textContent).toBe('Every kind of key See our rooms');
  });
});
