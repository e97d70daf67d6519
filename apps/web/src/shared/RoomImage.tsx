import { pictureFiles, placeholderPicture } from '@motel/content';
import { Picture, type PictureProps } from '@motel/ui';
import { useWords } from './words.ts';

/** A picture of a room by its address alone; the placeholder where it is missing (§8). */
export function RoomImage({ src, ...look }: Omit<PictureProps, 'width' | 'height'>) {
  const { motel } = useWords();
  return <Picture {...pictureFiles(motel, src)} src={src} placeholder={placeholderPicture} {...look} />;
}
