import { Container, Stack } from '@motel/ui';
import { GallerySection } from '../features/gallery/GallerySection.tsx';
import { Banners } from '../features/home/Banners.tsx';
import { CallStrip } from '../features/home/CallStrip.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { QrPostcard } from '../features/home/QrPostcard.tsx';
import { RoomsSection } from '../features/rooms/RoomsSection.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';

export default function HomePage() {
  return (
    <Container>
      <Stack gap="section">
        <Stack gap="xxl">
          <Hero>
            <SearchBox />
          </Hero>
          <CallStrip />
        </Stack>
        <Banners />
        <RoomsSection />
        <GallerySection />
        <QrPostcard />
      </Stack>
    </Container>
  );
}

export { heroFirstPictures as firstPictures } from '../features/home/hero-first-pictures.ts';
