import { homeWords, motel } from '@motel/content';
import { Heading, Stack, Text } from '@motel/ui';
import { PlaceGrid } from './PlaceGrid.tsx';

/** The gallery section of the home page, titled with the inn's name (§2). */
export function GallerySection() {
  return (
    <Stack as="section" gap="l" aria-labelledby="gallery">
      <Stack gap="s">
        <Heading level={2} id="gallery">
          {motel.name}
        </Heading>
        <Text tone="soft" size="lead" measure>
          {homeWords.galleryLead}
        </Text>
      </Stack>
      <PlaceGrid />
    </Stack>
  );
}
