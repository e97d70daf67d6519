import { ENGLISH, type Feedback, TEXT_LIMITS } from '@motel/booking-core';
import { ruleWords } from '@motel/content/rule-words';
import { t } from '@motel/language';
import { Button, Card, Checkbox, ErrorSummary, TextField } from '@motel/ui';
import type { FormEvent } from 'react';
import { useHydrated } from '../../shared/hydration/use-hydrated.ts';
import { said } from '../../shared/said.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import * as styles from './FeedbackForm.css.ts';
import { Outcome } from './Outcome.tsx';
import { Postage } from './Postage.tsx';
import { useFeedback } from './use-feedback.ts';

const MENDS: Readonly<Record<keyof Feedback, string>> = {
  name: t('Please enter your name'),
  email: t('Please enter an email address such as name@example.com'),
  message: t('Please write a message'),
  isAccurate: t('Please tick the box'),
};
const FIELDS = Object.keys(MENDS) as (keyof Feedback)[];

const ACCURATE = (
  <>
    {said('What I have written is accurate, and I accept the {terms}.', {
      terms: (
        <a href={addressOf(sitePaths.terms)} target="_blank" rel="noreferrer">
          {t('terms')}
        </a>
      ),
    })}
  </>
);

/** The back of a postcard: the message on the left, the sender on the right (§2, §5). */
export function FeedbackForm() {
  const isHydrated = useHydrated();
  const { typed, change, faults, attempt, step, submit } = useFeedback();
  const mendOf = (field: keyof Feedback) => (faults.includes(field) ? MENDS[field] : undefined);
  const fieldOf = (field: 'name' | 'email' | 'message') => ({
    id: idOf(field),
    name: field,
    maxLength: TEXT_LIMITS[field],
    value: typed[field],
    onChange: (text: string) => change({ [field]: text }),
    error: mendOf(field),
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    // The button is disabled until its script has loaded, and POST keeps the text out of every address.
    <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
      <ErrorSummary
        title={ruleWords('feedback', ENGLISH.feedback)['feedback-invalid']}
        errors={FIELDS.filter(mendOf).map((field) => ({ fieldId: idOf(field), message: MENDS[field] }))}
        attempt={attempt}
      />
      <Card padding="roomy" raised="pop" className={styles.postcard}>
        <div className={styles.message}>
          <TextField label={t('Message')} rows={6} {...fieldOf('message')} />
        </div>
        <div className={styles.sender}>
          <Postage />
          <TextField label={t('Name')} autoComplete="name" {...fieldOf('name')} />
          <TextField label={t('Email')} type="email" autoComplete="email" {...fieldOf('email')} />
        </div>
        <div className={styles.send}>
          <Checkbox
            id={idOf('isAccurate')}
            name="accurate"
            label={ACCURATE}
            checked={typed.isAccurate}
            onChange={(isAccurate) => change({ isAccurate })}
            error={mendOf('isAccurate')}
          />
          <Button
            type="submit"
            variant="solid"
            size="large"
            busy={step === 'sending'}
            busyText={t('Sending...')}
            disabled={!isHydrated}
          >
            {t('Send Message')}
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
