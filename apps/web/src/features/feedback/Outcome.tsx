import { t } from '@motel/language';
import { classes } from '@motel/ui';
import * as styles from './Outcome.css.ts';
import type { FeedbackStep } from './use-feedback.ts';

/** The result of sending, in the words of §8. The region exists before, so that its change is announced. */
export function Outcome({ step }: { readonly step: FeedbackStep }) {
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
