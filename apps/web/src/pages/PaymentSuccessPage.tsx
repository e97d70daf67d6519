import { buttonStyle, Container, Inline, Stack } from '@motel/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { PaymentOutcome } from '../features/payment/PaymentOutcome.tsx';
import { PaymentSuccessful } from '../features/payment/PaymentSuccessful.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { sitePaths } from '../shared/site-paths.ts';

/** Without a session reference the page of §2; with one, what the server knows of it (D9). */
function PaymentSuccessPage() {
  const sessionId = useSearchParams()[0].get('session');
  return (
    <Container width="text">
      <Stack gap="xl">
        {sessionId ? (
          <PaymentOutcome sessionId={sessionId} />
        ) : (
          <PaymentSuccessful>Thank you. We look forward to seeing you.</PaymentSuccessful>
        )}
        <Inline>
          <Link to={sitePaths.home} className={buttonStyle({ variant: 'solid' })}>
            Go to Home
          </Link>
          <Link to={sitePaths.bookingHistory} className={buttonStyle()}>
            View Orders
          </Link>
        </Inline>
      </Stack>
    </Container>
  );
}

export default withQueries(PaymentSuccessPage);
