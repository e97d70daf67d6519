import { Spinner } from '@motel/ui';
import type { PropertyCardsState } from '../../shared/queries/property-queries.ts';
import { useWords } from '../../shared/words.ts';
import { RoomsFailed } from './RoomsFailed.tsx';

/** In the place of a list of rooms: that it loads, or that it could not; it then stays empty (§4). */
export function NoRooms({ isPending, retry }: Omit<PropertyCardsState, 'rooms'>) {
  const { t } = useWords();
  return isPending ? (
    <Spinner>{t('Loading properties...')}</Spinner>
  ) : (
    <RoomsFailed onRetry={retry}>{t('Our rooms could not be loaded.')}</RoomsFailed>
  );
}
