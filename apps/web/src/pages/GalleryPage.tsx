import { Container, Heading, Stack, Text } from '@motel/ui';
import { PlaceGrid } from '../features/gallery/PlaceGrid.tsx';
import { useSitePart } from '../shared/motel/site-part.ts';
import { useWords } from '../shared/words.ts';

export default function GalleryPage() {
  const { t } = useWords();
  const { places, notes, credits } = useSitePart('gallery');
  return (
    <Container>
      <Stack gap="xl">
        <Stack gap="s">
          <Heading level={1}>{t('Ten places around town.')}</Heading>
          <Text tone="soft" size="lead" measure>
            {t(
              'Each picture leads to the people who look after the place, or to the town’s own guide, for opening times and the way there.',
            )}
          </Text>
        </Stack>
        <PlaceGrid places={places} notes={notes} />
        <Text size="small" tone="soft">
          {t('Pictures: {join}.', { join: credits.join('; ') })}
        </Text>
      </Stack>
    </Container>
  );
}
