import type { Property } from '@motel/api-client/contracts';
import { Alert, Button, classes, Icon } from '@motel/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bringParts } from '../../shared/motel/site-part.ts';
import { useQueryBox, useWire } from '../../shared/site.ts';
import { loadOnce } from '../../shared/use-loaded.ts';
import { useWords } from '../../shared/words.ts';
import { drawings } from './drawings.ts';
import * as styles from './TurningCard.css.ts';

const loadBack = () => import('./plan/RoomBack.tsx');

interface TurningCardProps {
  readonly property: Property;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** The side that shows, and the side on its way: the front before the first turn has not turned. */
type Side = 'front' | 'loading' | 'failed' | 'back' | 'front again';

/** A room's card that turns over to its floor plan, where its owner has drawn one. */
export function TurningCard({ property, note, children }: TurningCardProps) {
  const { t, motel } = useWords();
  const [queries, wire] = [useQueryBox(), useWire()];
  const load = async () => {
    await bringParts(queries, wire, ['plans']);
    return loadOnce(loadBack);
  };
  const hasPlan = motel.plannedRooms.includes(property.id);
  const [side, setSide] = useState<Side>('front');
  const [back, setBack] = useState<Awaited<ReturnType<typeof loadBack>>>();
  const button = useRef<HTMLButtonElement>(null);

  // The button that turned it back is gone.
  useEffect(() => {
    if (side === 'front again') button.current?.focus();
  }, [side]);

  const turnOver = async () => {
    setSide('loading');
    try {
      setBack(await load());
      setSide('back');
    } catch {
      setSide('failed');
    }
  };
  return (
    <div className={styles.space}>
      {side === 'back' && back && (
        <div className={styles.turned}>
          <back.RoomBack property={property}>
            <Button onClick={() => setSide('front again')}>
              <Icon path={drawings.turn} size={20} />
              {t('Turn it back')}
            </Button>
          </back.RoomBack>
        </div>
      )}
      <div hidden={side === 'back'} className={classes(side === 'front again' && styles.turned)}>
        {children}
        <div className={styles.below}>
          {note}
          {hasPlan && (
            <Button
              ref={button}
              busy={side === 'loading'}
              onPointerEnter={() => void load().catch(() => undefined)}
              onClick={() => void turnOver()}
            >
              <Icon path={drawings.turn} size={20} />
              {t('Turn the card over')}
            </Button>
          )}
        </div>
        {side === 'failed' && (
          <Alert tone="error">
            {t('The plan could not be loaded. Please check your connection and load the page again.')}
          </Alert>
        )}
      </div>
    </div>
  );
}
