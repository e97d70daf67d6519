import { readNames, withoutRoom } from '../../src/shared/rooming-list/names.ts';

describe('§14.21 a rooming list is a line for each room', () => {
  test('with one guest or two, however they are parted', () => {
    expect(readNames('Gail Prudhomme\nTy Brandt / Hugo Ferreira\nRavi Sandhu,Cole Whitford ')).toEqual([
      'Gail Prudhomme',
      'Ty Brandt, Hugo Ferreira',
      'Ravi Sandhu, Cole Whitford',
    ]);
  });

  test('as it was pasted: with numbers, dashes and Windows line ends', () => {
    expect(readNames('1. Gail Prudhomme\r\n2) Ty Brandt\r\n- Lena Fox\r\n')).toEqual([
      'Gail Prudhomme',
      'Ty Brandt',
      'Lena Fox',
    ]);
  });

  test('an empty line passes a room over; those at the end count for none', () => {
    expect(readNames('\nGail Prudhomme\n\n /\n')).toEqual(['', 'Gail Prudhomme']);
  });

  test('more names than rooms are refused by name', () => {
    const names = readNames('Gail\n\nLena\nSol\nInes');
    expect(withoutRoom(names, 5)).toBeUndefined();
    expect(withoutRoom(names, 4)).toMatch(/^No room is left for Ines\. /);
    expect(withoutRoom(names, 2)).toMatch(/^No room is left for Lena and 2 more\. /);
  });
});
