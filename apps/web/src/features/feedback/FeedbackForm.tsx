import { ENGLISH, type Feedback, TEXT_LIMITS } from '@motel/booking-core';
import { Button, Card, Checkbox, classes, ErrorSummary, Picture, Stamp, TextField } from '@motel/ui';
import type { FormEvent } from 'react';
import { useHydrated } from '../../shared/hydration/use-hydrated.ts';
import { said } from '../../shared/said.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './FeedbackForm.css.ts';
import { type FeedbackStep, useFeedback } from './use-feedback.ts';

const mends = ({ t }: Words): Readonly<Record<keyof Feedback, string>> => ({
  name: t('Please enter your name'),
  email: t('Please enter an email address such as name@example.com'),
  message: t('Please write a message'),
  isAccurate: t('Please tick the box'),
});

const accurate = (words: Words) =>
  said(words, 'What I have written is accurate, and I accept the {terms}.', {
    terms: (
      <a href={addressOf(words.motel, sitePaths.terms)} target="_blank" rel="noreferrer">
        {words.t('terms')}
      </a>
    ),
  });

/** The back of a postcard: the message on the left, the sender on the right (§2, §5). */
export function FeedbackForm() {
  const { words, ruleWords, t } = useWords();
  const isHydrated = useHydrated();
  const { typed, change, faults, attempt, step, submit } = useFeedback();
  const mendOf = (field: keyof Feedback) => (faults.includes(field) ? mends(words)[field] : undefined);
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
        errors={faults.map((field) => ({ fieldId: idOf(field), message: mends(words)[field] }))}
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
            label={accurate(words)}
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

/** The result of sending, in the words of §8. The region exists before, so that its change is announced. */
function Outcome({ step }: { readonly step: FeedbackStep }) {
  const { t } = useWords();
  return (
    <div role="status">
      {step === 'sent' && (
        <p className={classes(styles.outcome, styles.sent)}>{t('✅ Message sent successfully!')}</p>
      )}
      {step === 'failed' && (
        <p className={classes(styles.outcome, styles.failed)}>
          {t('❌ Failed to send message. Please try again.')}
        </p>
      )}
    </div>
  );
}

/** The postcard's corner: a stamp and its postmark. Decorative. */
function Postage() {
  const { motel } = useWords();
  return (
    <div className={styles.corner} aria-hidden="true">
      <svg className={styles.postmark} viewBox="0 0 170 74" width="170" height="74" aria-hidden="true">
        <path d="M0 8q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 26q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 44q14-8 28 0t28 0 28 0 28 0 28 0 28 0M0 62q14-8 28 0t28 0 28 0 28 0 28 0 28 0" />
      </svg>
      <div className={styles.stamp}>
        <Stamp place={motel.province} value="40">
          <Picture src="/pictures/banner-dog.svg" alt="" width={1200} height={900} ratio="1 / 1" />
        </Stamp>
      </div>
    </div>
  );
}
