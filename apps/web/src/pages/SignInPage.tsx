import { Alert, Card, Container, Heading, Picture, Stack } from '@motel/ui';
import { useLocation } from 'react-router-dom';
import { SignInForm } from '../features/sign-in/SignInForm.tsx';
import { readCarriedNotice } from '../shared/carried-notice.ts';
import { useHydrated } from '../shared/hydration/use-hydrated.ts';
import { useSitePart } from '../shared/motel/site-part.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { WithoutScripts } from '../shared/WithoutScripts.tsx';
import { useWords } from '../shared/words.ts';
import * as styles from './SignInPage.css.ts';

export { strataFirstPictures as firstPictures } from '../shared/strata-pictures.ts';

/** Mobile sign-in; then home, or on to /confirm with a held draft (§2, D5). */
export default function SignInPage() {
  const { t, motel } = useWords();
  const { state } = useLocation();
  const notice = readCarriedNotice(useHydrated() ? state : undefined);
  return (
    <Container>
      <div className={styles.page}>
        <Stack gap="l">
          <Heading level={1}>{t('Come on in.')}</Heading>
          {notice && <Alert tone="error">{notice}</Alert>}
          <WithoutScripts />
          <Card raised="pop">
            <SignInForm otherwise={sitePaths.home} />
          </Card>
        </Stack>
        <Card as="section" padding="border" raised="pop" aria-label={motel.name} className={styles.postcard}>
          <Picture {...useSitePart('drawing:motel-dusk')} width={1200} height={900} ratio="4 / 3" />
          <p className={styles.caption}>
            {t('{name}, {city}. The light is on.', { name: motel.name, city: motel.city })}
          </p>
        </Card>
      </div>
    </Container>
  );
}
