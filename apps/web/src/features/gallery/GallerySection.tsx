import { Heading, Stack, Text } from '@motel/ui';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { useWords } from '../../shared/words.ts';
import { PlaceGrid } from './PlaceGrid.tsx';

/** The gallery section of the home page, titled with the inn's name (§2). */
export function GallerySection() {
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
