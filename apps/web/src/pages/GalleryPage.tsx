import { Container, Heading, Stack, Text } from '@motel/ui';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { useWords } from '../shared/words.ts';

export default function GalleryPage() {
  const { t } = useWords();
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
        <Gallery />
      </Stack>
    </Container>
  );
}
