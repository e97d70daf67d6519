import * as rules from '@motel/booking-core/catalogue/fr';
import { TRANSLATIONS } from '@motel/language';
import { offWords } from '../src/shared/booking/off-words.ts';
import { roomTypeWords } from '../src/shared/room-type-words.ts';
import { wordsOf } from '../src/shared/words.ts';
import { WORDS } from './support/site.ts';

const { sentences } = await TRANSLATIONS.fr();
const FRENCH = wordsOf({ ...WORDS.motel, language: 'fr' }, { sentences, rules });

it('§13.4 H13 a discount is written as its language writes figures', () => {
  expect([offWords(WORDS, '12.5%'), offWords(WORDS, '25')]).toEqual(['12.5%', '$25']);
  expect([offWords(FRENCH, '12.5%'), offWords(FRENCH, '25')]).toEqual(['12,5\u00a0%', '25\u00a0$']);
});

it('§13.4 each kind of room that an owner begins with has its name', () => {
  const kinds = ['Family', 'Studio', 'Queen', 'Loft'];
  expect(kinds.map((kind) => roomTypeWords(WORDS, kind))).toEqual(kinds.map((kind) => `${kind} Room`));
  const french = ['Chambre familiale', 'Studio', 'Chambre avec grand lit', 'Chambre Loft'];
  expect(kinds.map((kind) => roomTypeWords(FRENCH, kind))).toEqual(french);
});
