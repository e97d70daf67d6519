import { Container } from '@motel/ui';
import { useLocation } from 'react-router-dom';
import { PaymentOutcome } from '../features/payment/PaymentOutcome.tsx';
import { PaymentSuccessful } from '../features/payment/PaymentSuccessful.tsx';
import { KeepFocus } from '../shared/focus/KeepFocus.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { useWords } from '../shared/words.ts';

/** Without a session reference the page of §2; with one, the server's state of the payment (D9). */
function PaymentSuccessPage() {
  const { t } = useWords();
  const sessionId = new URLSearchParams(useLocation().search).get('session');
  return (
    <Container>
      <KeepFocus>
        {sessionId ? (
          <PaymentOutcome sessionId={sessionId} />
        ) : (
          <PaymentSuccessful stay={null} lead={t('Thank you. We look forward to seeing you.')} />
        )}
      </KeepFocus>
    </Container>
  );
}

export default withQueries(PaymentSuccessPage);
