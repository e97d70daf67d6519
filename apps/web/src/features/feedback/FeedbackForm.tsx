import { ENGLISH, type Feedback, TEXT_LIMITS } from '@motel/booking-core';
import { Button, Card, Checkbox, ErrorSummary, TextField } from '@motel/ui';
import type { FormEvent } from 'react';
import { useHydrated } from '../../shared/hydration/use-hydrated.ts';
import { sitePaths } from '../../shared/site-paths.ts';
import * as styles from './FeedbackForm.css.ts';
import { Outcome } from './Outcome.tsx';
import { Postage } from './Postage.tsx';
import { useFeedback } from './use-feedback.ts';

const MENDS: Readonly<Record<keyof Feedback, string>> = {
  name: 'Please enter your name',
  email: 'Please enter an email address such as name@example.com',
  message: 'Please write a message',
  isAccurate: 'Please tick the box',
};
const FIELDS = Object.keys(MENDS) as (keyof Feedback)[];

/** The back of a postcard: the message on the left, the sender on the right (§2, §5). */
export function FeedbackForm() {
  const isHydrated = useHydrated();
  const { typed, change, faults, attempt, step, submit } = useFeedback();
  const mendOf = (field: keyof Feedback) => (faults.includes(field) ? MENDS[field] : undefined);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    // The button is disabled until its script has loaded, and POST keeps the text out of every address.
    <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
      <ErrorSummary
        title={ENGLISH.feedback['feedback-invalid']}
        errors={FIELDS.filter(mendOf).map((field) => ({ fieldId: idOf(field), message: MENDS[field] }))}
        attempt={attempt}
      />
      <Card padding="roomy" raised="pop" className={styles.postcard}>
        <div className={styles.message}>
          <TextField
            id={idOf('message')}
            label="Message"
            name="message"
            rows={6}
            maxLength={TEXT_LIMITS.message}
            value={typed.message}
            onChange={(message) => change({ message })}
            error={mendOf('message')}
          />
        </div>
        <div className={styles.sender}>
          <Postage />
          <TextField
            id={idOf('name')}
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={TEXT_LIMITS.name}
            value={typed.name}
            onChange={(name) => change({ name })}
            error={mendOf('name')}
          />
          <TextField
            id={idOf('email')}
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={TEXT_LIMITS.email}
            value={typed.email}
            onChange={(email) => change({ email })}
            error={mendOf('email')}
          />
        </div>
        <div className={styles.send}>
          <Checkbox
            id={idOf('isAccurate')}
            name="accurate"
            label={
              <>
                What I have written is accurate, and I accept the{' '}
                <a href={sitePaths.terms} target="_blank" rel="noreferrer">
                  terms
                </a>
                .
              </>
            }
            checked={typed.isAccurate}
            onChange={(isAccurate) => change({ isAccurate })}
            error={mendOf('isAccurate')}
          />
          <Button
            type="submit"
            variant="solid"
            size="large"
            busy={step === 'sending'}
            busyText="Sending..."
            disabled={!isHydrated}
          >
            Send Message
          </Button>
        </div>
      </Card>
      <Outcome step={step} />
    </form>
  );
}

function idOf(field: keyof Feedback): string {
  return `feedback-${field}`;
}
