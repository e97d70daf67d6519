import type { MOST_MORE_ROOMS } from '@motel/api-client/contracts';
import { buttonStyle, Text } from '@motel/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../shared/site-paths.ts';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useWords } from '../../shared/words.ts';
import type { MoreRoomsProps } from './MoreRooms.tsx';

/** Its own number: the contract's comes with schemas that this page does not load. */
const MOST: typeof MOST_MORE_ROOMS = 7;

/** The rooms of an order, whose code loads where there are several, and the way to add one. */
export function OrderSection(props: MoreRoomsProps) {
  const { t } = useWords();
  const { rooms, onChange, onChoose } = props;
  const further = rooms.length - 1;
  const section = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(loadMoreRooms, further > 0);
  const change: MoreRoomsProps['onChange'] = (next) => {
    onChange(next);
    // The pressed button disappears.
    if (next.length < further) section.current?.focus();
  };
  return (
    <div ref={section} tabIndex={-1}>
      {further > 0 && loaded.kind === 'loaded' && <loaded.value.MoreRooms {...props} onChange={change} />}
      {further < MOST && (
        <Link
          to={sitePaths.hotelCards}
          onClick={() => onChoose(further)}
          className={buttonStyle({ variant: 'quiet' })}
        >
          {t('Add another room')}
        </Link>
      )}
      {further === 0 && (
        <Text size="small" tone="soft">
          {t('For the same nights, with its own guests and its own terms.')}
        </Text>
      )}
    </div>
  );
}

function loadMoreRooms() {
  return import('./MoreRooms.tsx');
}
