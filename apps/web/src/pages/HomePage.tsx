import { Container, Heading, Icon, Scroller, Spinner, Stack, Text } from '@motel/ui';
import { useLocation } from 'react-router-dom';
import { PlaceGrid } from '../features/gallery/PlaceGrid.tsx';
import { Banners } from '../features/home/Banners.tsx';
import * as styles from '../features/home/CallStrip.css.ts';
import { Hero } from '../features/home/Hero.tsx';
import { heroWindows } from '../features/home/hero-windows.ts';
import { QrPostcard } from '../features/home/QrPostcard.tsx';
import { OfferSpace } from '../features/rooms/OfferSpace.tsx';
import { RoomCard } from '../features/rooms/RoomCard.tsx';
import { RoomsFailed } from '../features/rooms/RoomsFailed.tsx';
import { SearchResults } from '../features/rooms/SearchResults.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';
import type { FirstPicture } from '../shared/first-picture.ts';
import { useIsSearched } from '../shared/is-searched.ts';
import { knownPart, useSitePart } from '../shared/motel/site-part.ts';
import { PropertyCards } from '../shared/queries/PropertyCards.tsx';
import { propertyCardsQuery } from '../shared/queries/property-queries.ts';
import type { QueryBox } from '../shared/queries/query-box.ts';
import { useWire } from '../shared/site.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { useWords } from '../shared/words.ts';

// Few guests are sent here: its code loads for them alone.
const loadReason = () => import('../features/home/ReasonForHome.tsx');

// The likely press of a guest who has chosen nights is Search.
const loadList = () => import('./HotelCardsPage.tsx').then(({ ahead }) => ahead());

export default function HomePage() {
  const { motel } = useWords();
  const reason = useLoaded(loadReason, useLocation().state !== null);
  useLoaded(loadList, useIsSearched());
  return (
    <Container>
      <Stack gap="section">
        <Stack gap="xxl">
          {reason.kind === 'loaded' && <reason.value.ReasonForHome />}
          <Hero>
            <SearchBox />
          </Hero>
          <CallStrip />
        </Stack>
        <Banners />
        <RoomsSection />
        {!motel.offPages.includes('gallery') && <GallerySection />}
        <QrPostcard />
      </Stack>
    </Container>
  );
}

/** The gallery section of the home page, titled with the inn's name (§2). */
function GallerySection() {
  const { motel } = useWords();
  const { words, places } = useSitePart('home');
  return (
    <Stack as="section" gap="l" aria-labelledby="gallery">
      <Stack gap="s">
        <Heading level={2} id="gallery">
          {motel.name}
        </Heading>
        <Text tone="soft" size="lead" measure>
          {words.galleryLead}
        </Text>
      </Stack>
      <PlaceGrid places={places} />
    </Stack>
  );
}

/** The tap-to-call strip (§2), drawn as a guide sign by the highway: a press anywhere on it calls. */
function CallStrip() {
  const { motel, t } = useWords();
  return (
    <a href={motel.phone.href} className={styles.sign}>
      <span className={styles.words}>{t('Call Now or Book to Reserve your Room Today.')}</span>{' '}
      <span className={styles.phone}>
        <Icon name="phone" size={32} />
        {motel.phone.shown}
      </span>
    </a>
  );
}

const windows = ['phone', 'tablet', 'desktop'] as const;
const skies = ['day', 'dusk', 'night'] as const;

/** The early script loads, before all else, the one of these that the guest's sky and window show. */
export function firstPictures(queries: QueryBox): readonly FirstPicture[] {
  const scenes = knownPart(queries, 'home')?.hero.scenes;
  if (scenes === undefined) return [];
  return windows.flatMap((window) =>
    skies.map((sky) => ({ in: sky, media: heroWindows[window], src: scenes[sky][window] })),
  );
}

function RoomsSection() {
  const { t } = useWords();
  return (
    <section aria-labelledby="rooms">
      <PropertyCards query={propertyCardsQuery(useWire())}>
        {({ rooms, isPending, retry }) =>
          rooms === undefined ? (
            <Stack gap="l">
              <RoomsHeading />
              {isPending ? <Spinner>{t('Loading properties...')}</Spinner> : <RoomsFailed onRetry={retry} />}
            </Stack>
          ) : (
            <SearchResults rooms={rooms}>
              {(listed, isWaiting) => (
                <Scroller
                  label={t('Rooms')}
                  heading={<RoomsHeading />}
                  bleed
                  buttons={{ previous: t('Previous rooms'), next: t('More rooms') }}
                >
                  {listed.map(({ room, offer }) => (
                    <RoomCard key={room.id} room={room} offer={isWaiting ? <OfferSpace /> : offer} />
                  ))}
                </Scroller>
              )}
            </SearchResults>
          )
        }
      </PropertyCards>
    </section>
  );
}

function RoomsHeading() {
  const { t } = useWords();
  return (
    <Stack gap="s">
      <Heading level={2} id="rooms">
        {t('Daily,Weekly & Monthly')}
      </Heading>
      <Text tone="soft" size="lead" measure>
        {useSitePart('home').words.roomsLead}
      </Text>
    </Stack>
  );
}
