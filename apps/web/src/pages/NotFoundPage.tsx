import { buttonStyle, Container, Heading, Inline, Stack, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { Plate } from '../features/words/Plate.tsx';
import { beside } from '../shared/beside.css.ts';
import { useSitePart } from '../shared/motel/site-part.ts';
import { said } from '../shared/said.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords } from '../shared/words.ts';

export default function NotFoundPage() {
  const { words, t, motel } = useWords();
  return (
    <Container className={beside}>
      <Stack gap="l" align="start">
        <Heading level={1}>{t('No room at this address.')}</Heading>
        <Text size="lead" measure>
          {said(
            words,
            'Page not found: there is nothing at this address. The rooms are where they always were, and the front desk knows the way to everything else: {phone}.',
            { phone: <a href={motel.phone.href}>{motel.phone.shown}</a> },
          )}
        </Text>
        <Inline>
          <Link to={sitePaths.hotelCards} className={buttonStyle({ variant: 'solid' })}>
            {t('See our rooms')}
          </Link>
          <Link to={sitePaths.home} className={buttonStyle()}>
            {t('Go to Home')}
          </Link>
        </Inline>
      </Stack>
      <Plate {...useSitePart('drawing:banner-keys')} priority />
    </Container>
  );
}
