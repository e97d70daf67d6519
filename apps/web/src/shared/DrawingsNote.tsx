import { Text } from '@motel/ui';
import { useWords } from './words.ts';

/** An owner's own photographs are elsewhere. */
const DRAWING = /^\/pictures\/.+\.svg$/;

export function DrawingsNote({ pictures }: { readonly pictures: readonly (string | undefined)[] }) {
  const { t } = useWords();
  if (!pictures.some((src) => src !== undefined && DRAWING.test(src))) return null;
  return (
    <Text size="small" tone="soft">
      {t('The pictures are drawings.')}
    </Text>
  );
}
