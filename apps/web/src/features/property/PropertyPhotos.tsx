import type { Property } from '@motel/api-client/contracts';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { PhotoGrid } from '@motel/ui';
import { useState } from 'react';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords, type Words } from '../../shared/words.ts';

const loadViewer = () => import('@motel/ui/photo-viewer');

/** §8: a property without pictures shows the placeholder. */
const noPhoto = ({ t }: Words) => ({ src: placeholderPicture, alt: t('No picture yet') });

interface PropertyPhotosProps {
  readonly images: Property['images'];
  /** The property's title. */
  readonly name: string;
}

/** The photo grid (§2); each photo opens large, in a viewer that loads on first use. */
export function PropertyPhotos({ images, name }: PropertyPhotosProps) {
  const words = useWords();
  const { motel, t } = words;
  const [opened, setOpened] = useState<number>();
  const viewer = useLoaded(loadViewer, opened !== undefined);
  const pictures = images.length > 0 ? images : [noPhoto(words)];
  const photos = pictures.map((picture) => ({ ...picture, ...pictureFiles(motel, picture.src) }));
  return (
    <>
      <PhotoGrid
        label={t('Photos of the room')}
        photos={photos}
        placeholder={placeholderPicture}
        onOpen={images.length > 0 ? setOpened : undefined}
      />
      {opened !== undefined && viewer.kind === 'loaded' && (
        <viewer.value.PhotoViewer
          title={name}
          photos={photos}
          placeholder={placeholderPicture}
          start={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
