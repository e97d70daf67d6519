import { Alert, Card, Container, Heading, Stack } from '@motel/ui';
import { useLocation } from 'react-router-dom';
import { SignInForm } from '../features/sign-in/SignInForm.tsx';
import { useContinueAfterSignIn } from '../shared/booking/continue-after-sign-in.ts';
import { useHydrated } from '../shared/hydration/use-hydrated.ts';
import { readSignInNotice } from '../shared/sign-in-notice.ts';
import { closeSignIn } from '../shared/sign-in-prompt.ts';
import { sitePaths } from '../shared/site-paths.ts';

/** Mobile sign-in; then home, or on to /confirm with a held draft (§2, D5). */
export default function SignInPage() {
  const { state } = useLocation();
  const notice = readSignInNotice(useHydrated() ? state : undefined);
  useContinueAfterSignIn(true, closeSignIn, sitePaths.home);
  return (
    <Container width="narrow">
      <Stack gap="l">
        <Heading level={1}>Come on in.</Heading>
        {notice && <Alert tone="error">{notice}</Alert>}
        <Card>
          <SignInForm />
        </Card>
      </Stack>
    </Container>
  );
}
