import { motel } from '@motel/content';
import { Container, Heading, Picture, Stack, Text } from '@motel/ui';
import { RoomsSection } from '../features/rooms/RoomsSection.tsx';
import { CallStrip } from '../features/search/CallStrip.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import * as styles from './HomePage.css.ts';
import { hero } from './home-pictures.precomputed.ts';

function HomePage() {
  return (
    <Container>
      <Stack gap="section">
        <Stack gap="l">
          <div className={styles.hero}>
            <div className={styles.words}>
              <Heading level={1} size="hero">
                {motel.tagline}
              </Heading>
              <Text size="lead" measure>
                Forty rooms at the edge of the badlands, with breakfast in the morning, space for the truck
                and a mat for the dog.
              </Text>
            </div>
            <div className={styles.picture}>
              <Picture {...hero} width={1200} height={900} ratio="4 / 3" priority />
            </div>
          </div>
          <SearchBox />
          <CallStrip />
        </Stack>
        <RoomsSection />
      </Stack>
    </Container>
  );
}

export default withQueries(HomePage);
