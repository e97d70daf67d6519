import { Button, buttonStyle, Container, Heading, Icon, Inline, Stack, Text } from '@motel/ui';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Plate } from '../features/words/Plate.tsx';
import { beside } from '../shared/beside.css.ts';
import { useSitePart } from '../shared/motel/site-part.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords } from '../shared/words.ts';
import * as styles from './GetAppPage.css.ts';

export default function GetAppPage() {
  const { t } = useWords();
  const goBack = useGoBack();
  return (
    <Container className={beside}>
      <Stack gap="l" align="start">
        <Heading level={1}>{t('The app is coming soon.')}</Heading>
        <Text size="lead" measure>
          {t(
            'Until it is there, this website does everything that it will: rooms, prices, booking and your bookings. To have it at hand, put it on your home screen.',
          )}
        </Text>
        <dl className={styles.steps}>
          <div>
            <dt>{t('iPhone and iPad')}</dt>
            <dd>{t('In Safari press Share, then “Add to Home Screen”.')}</dd>
          </div>
          <div>
            <dt>{t('Android')}</dt>
            <dd>{t('In Chrome open the menu, then “Add to Home screen”.')}</dd>
          </div>
        </dl>
        <Inline>
          <Button variant="solid" onClick={goBack}>
            <Icon name="arrow-left" size={20} />
            {t('Back')}
          </Button>
          <Link to={sitePaths.hotelCards} className={buttonStyle()}>
            {t('See our rooms')}
          </Link>
        </Inline>
      </Stack>
      <Plate {...useSitePart('getApp')} priority />
    </Container>
  );
}

/** One step back in the browser's history; home, for a guest who came straight here. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const isFirst = key === 'default' && history.length <= 1;
    void (isFirst ? navigate(sitePaths.home) : navigate(-1));
  };
}
