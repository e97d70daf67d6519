import { fc, it } from '@fast-check/vitest';
import { checkFeedback, ENGLISH, type Feedback } from '../src/index.ts';

const TEXTS = { name: 'Ann', email: 'ann@example.com', message: 'The sign is lovely.' };
const KIND: Feedback = { ...TEXTS, isAccurate: true };
const INVALID = { rule: 'V18', code: 'feedback-invalid', params: {} };

describe('§5 [V18] feedback', () => {
  test('[V18] trims the texts of an accepted message', () => {
    const texts = { name: ' Ann ', email: ' ann@example.com ', message: ' The sign is lovely.\n' };
    expect(checkFeedback({ ...texts, isAccurate: true })).toEqual({ ok: true, value: KIND });
  });

  test.each<[keyof Feedback, ...values: (string | boolean)[]]>([
    ['name', '', '  ', 'x'.repeat(101)],
    ['email', '', 'ann@example'],
    ['message', ' \n', 'x'.repeat(5001)],
    ['isAccurate', false],
  ])('[V18] a wrong %s', (field, ...values) => {
    const refused = { ok: false, error: [{ field, ...INVALID }] };
    for (const value of values) expect(checkFeedback({ ...KIND, [field]: value })).toEqual(refused);
  });

  test('[V18] reports each field at fault in order, by the sentence of §5', () => {
    const sentence = 'Please fill all fields correctly and accept the terms.';
    expect(ENGLISH.feedback).toEqual({ 'feedback-invalid': sentence });
    const checked = checkFeedback({ name: '', email: '', message: '', isAccurate: false });
    const error = ['name', 'email', 'message', 'isAccurate'].map((field) => ({ field, ...INVALID }));
    expect(checked).toEqual({ ok: false, error });
  });

  test('[V18] accepts 100 characters of name and 5000 of message', () => {
    expect(checkFeedback({ ...KIND, name: 'x'.repeat(100), message: 'x'.repeat(5000) }).ok).toBe(true);
  });

  it.prop([
    fc.record({
      name: fc.string(),
      email: fc.oneof(fc.string(), fc.emailAddress()),
      message: fc.string(),
      isAccurate: fc.boolean(),
    }),
  ])('[V18] correcting exactly the reported fields makes any input acceptable', (typed) => {
    const checked = checkFeedback(typed);
    if (checked.ok) {
      expect(checkFeedback(checked.value)).toEqual(checked);
      return;
    }
    const fields = checked.error.map(({ field }) => field as keyof Feedback);
    const mend = (names: readonly (keyof Feedback)[]) =>
      ({ ...typed, ...Object.fromEntries(names.map((name) => [name, KIND[name]])) }) as Feedback;
    expect(checkFeedback(mend(fields)).ok).toBe(true);
    for (const field of fields) {
      const others = fields.filter((name) => name !== field);
      expect(checkFeedback(mend(others))).toEqual({ ok: false, error: [{ field, ...INVALID }] });
    }
  });
});
