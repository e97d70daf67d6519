import { Container, Stack } from '@motel/ui';
import { useLocation } from 'react-router-dom';
import { GallerySection } from '../features/gallery/GallerySection.tsx';
import { Banners } from '../features/home/Banners.tsx';
import { CallStrip } from '../features/home/CallStrip.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { QrPostcard } from '../features/home/QrPostcard.tsx';
import { RoomsSection } from '../features/rooms/RoomsSection.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { useIsSearched } from '../shared/is-searched.ts';
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

export { heroFirstPictures as firstPictures } from '../features/home/hero-first-pictures.ts';
