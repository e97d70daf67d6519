import { LANGUAGE_CODES } from '@motel/content/desk-motel';
import { expect, test } from 'vitest';
import { QUESTIONS } from '../src/features/site/begin/questions.ts';

test('§14.15 an owner begins in each language, alone or with each other one', () => {
  const kinds = QUESTIONS.flatMap(({ fields }) =>
    fields.flatMap(({ key, kind }) => (key === 'languages' && typeof kind === 'object' ? kind.oneOf : [])),
  );
  expect(kinds).toHaveLength(LANGUAGE_CODES.length ** 2);
  expect(kinds).toContainEqual({ value: 'es,fr', label: 'Spanish, then French' });
  expect(kinds).toContainEqual({ value: 'fr', label: 'French' });
});
