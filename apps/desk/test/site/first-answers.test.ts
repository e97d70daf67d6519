import { DESK_CALLS } from '@motel/api-client/desk-contracts';
import { expect, test } from 'vitest';
import { answersOf } from '../../src/features/site/begin/first-answers.ts';
import { NEW_ROOM, QUESTIONS, ROOM_FIELDS, USUAL } from '../../src/features/site/begin/questions.ts';

test('§14.15 the fields of the questions are all that the server asks for', () => {
  const one = {
    ...Object.fromEntries(QUESTIONS.flatMap(({ fields }) => fields.map(({ key }) => [key, '1']))),
  };
  const room = { ...Object.fromEntries(ROOM_FIELDS.map(({ key }) => [key, '1'])), ...NEW_ROOM };
  const typed = { ...one, email: 'a@b.ca', phone: '+14185550142', ...USUAL, timeZone: 'America/Toronto' };
  const answers = answersOf(typed, [room]);
  expect(DESK_CALLS.beginSite.body.safeParse(answers).error?.issues).toBeUndefined();
  expect(answers).toMatchObject({ latitude: 1, checkInHour: 15, addressLines: ['1'], rooms: [{ count: 1 }] });
});
