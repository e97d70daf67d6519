import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkFeedback, type Feedback } from '../src/index.ts';

const KIND: Feedback = {
  name: 'Ann',
  email: 'ann@example.com',
  message: 'The sign is lovely.',
  isAccurate: true,
};
const message = 'Please fill all fields correctly and accept the terms.';

describe('§5 [V18] feedback', () => {
  test('[V18] is accepted with its texts trimmed', () => {
    const typed = {
      name: ' Ann ',
      email: ' ann@example.com ',
      message: ' The sign is lovely.\n',
      isAccurate: true,
    };
    expect(checkFeedback(typed)).toEqual({ ok: true, value: KIND });
  });

  test.each<[keyof Feedback, string | boolean]>([
    ['name', ''],
    ['name', '  '],
    ['name', 'x'.repeat(101)],
    ['email', ''],
    ['email', 'ann@example'],
    ['message', ' \n'],
    ['message', 'x'.repeat(5001)],
    ['isAccurate', false],
  ])('[V18] %s %o: the one sentence of §5', (field, value) => {
    expect(checkFeedback({ ...KIND, [field]: value })).toEqual({
      ok: false,
      violations: [{ field, rule: 'V18', message }],
    });
  });

  test('[V18] names every field at fault, in the order of the form', () => {
    const checked = checkFeedback({ name: '', email: '', message: '', isAccurate: false });
    expect(checked).toEqual({
      ok: false,
      violations: ['name', 'email', 'message', 'isAccurate'].map((field) => ({
        field,
        rule: 'V18',
        message,
      })),
    });
  });

  test('[V18] 100 characters of name and 5000 of message are not too many', () => {
    expect(checkFeedback({ ...KIND, name: 'x'.repeat(100), message: 'x'.repeat(5000) }).ok).toBe(true);
  });

  it.prop([
    fc.record({
      name: fc.string(),
      email: fc.oneof(fc.string(), fc.emailAddress()),
      message: fc.string(),
      isAccurate: fc.boolean(),
    }),
  ])('[V18] any input: accepted, or mended by putting right exactly the fields named', (typed) => {
    const checked = checkFeedback(typed);
    if (checked.ok) {
      expect(checkFeedback(checked.value)).toEqual(checked);
      return;
    }
    const fields = checked.violations.map(({ field }) => field as keyof Feedback);
    const mend = (names: readonly (keyof Feedback)[]) =>
      ({ ...typed, ...Object.fromEntries(names.map((name) => [name, KIND[name]])) }) as Feedback;
    expect(checkFeedback(mend(fields)).ok).toBe(true);
    for (const field of fields) {
      const others = fields.filter((name) => name !== field);
      expect(checkFeedback(mend(others))).toEqual({
        ok: false,
        violations: [{ field, rule: 'V18', message }],
      });
    }
  });
});
