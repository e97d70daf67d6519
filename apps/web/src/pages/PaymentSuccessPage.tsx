import { buttonStyle, Container, Inline } from '@motel/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { PaymentOutcome } from '../features/payment/PaymentOutcome.tsx';
import { PaymentSuccessful } from '../features/payment/PaymentSuccessful.tsx';
import { KeepFocus } from '../shared/focus/KeepFocus.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { sitePaths } from '../shared/site-paths.ts';

/** Without a session reference the page of §2; with one, the server's state of the payment (D9). */
function PaymentSuccessPage() {
  const sessionId = useSearchParams()[0].get('session');
  const actions = (
    <Inline>
      <Link to={sitePaths.home} className={buttonStyle({ variant: 'solid' })}>
        Go to Home
      </Link>
      <Link to={sitePaths.bookingHistory} className={buttonStyle()}>
        View Orders
      </Link>
    </Inline>
  );
  return (
    <Container>
      <KeepFocus>
        {sessionId ? (
          <PaymentOutcome sessionId={sessionId} actions={actions} />
        ) : (
          <PaymentSuccessful actions={actions}>Thank you. We look forward to seeing you.</PaymentSuccessful>
        )}
      </KeepFocus>
    </Container>
  );
}

export default withQueries(PaymentSuccessPage);
