import { attractionGroups, banners } from '../support/own-motel.ts';

describe('§2 the banners', () => {
  test('§9 are five: two lead to a room, three to the list', () => {
    expect(banners.filter(({ room }) => room !== undefined)).toHaveLength(2);
  });

  test('two neighbours, also the last and the first, differ in colour', () => {
    for (const [index, { paper }] of banners.entries()) {
      expect(paper).not.toBe(banners.at(index - 1)?.paper);
    }
  });
});

describe('§2 the gallery', () => {
  const places = attractionGroups.flat();

  test('§9 has ten photos of ten places, in two groups', () => {
    expect(attractionGroups.map((group) => group.length)).toEqual([5, 5]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(10);
    expect(new Set(places.map(({ picture }) => picture)).size).toBe(10);
  });
});
