import type { Booking } from '@motel/api-client/contracts';
import { statusTone } from '@motel/booking-core/booking';
import { buttonStyle, Card, classes, Heading, Inline, Skeleton, StatusPill, Text } from '@motel/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { RoomImage } from '../../shared/RoomImage.tsx';
import { propertyPath, receiptPath, stayPagePath } from '../../shared/site-paths.ts';
import { CalendarFile } from '../../shared/stay/CalendarFile.tsx';
import { Directions } from '../../shared/stay/Directions.tsx';
import { PayButtons } from '../../shared/stay/PayButtons.tsx';
import { statusWords } from '../../shared/stay/status-words.ts';
import { shortDates } from '../../shared/stay/stay-words.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './StayCard.css.ts';
import { StayLines } from './StayLines.tsx';
import { partyFacts } from './stay-facts.ts';

interface StayCardProps {
  readonly booking: Booking;
  /** Whether its button is the one solid button of the screen. */
  readonly isMain: boolean;
  /** Stands with others under the heading of their order, which has the button to pay. @default false */
  readonly isInOrder?: boolean;
}

const QUIET = { variant: 'quiet' } as const;

/** A stay that is not over: what the guest needs for it, and what they can do with it. */
export function StayCard({ booking, isMain, isInOrder = false }: StayCardProps) {
  const { words, t } = useWords();
  const { id, property, stay, isOwn, status, checkIn, checkOut } = booking;
  const titleId = useId();
  const name = property.name ?? t('Property Name Not Available');
  const path = isOwn ? stayPagePath(id) : property.id && propertyPath(property.id);
  return (
    <Card as="article" padding="border" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.front}>
        <RoomImage
          src={property.image}
          alt=""
          sizes="(min-width: 768px) 288px, 90vw"
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={isInOrder ? 4 : 3} size="heading" id={titleId}>
            {path ? <Link to={path}>{name}</Link> : name}
          </Heading>
          <StatusPill tone={statusTone(status)}>{statusWords(words, status)}</StatusPill>
        </div>
        <div>
          <Text size="lead" weight="bold">
            {shortDates(words, checkIn, checkOut)}
          </Text>
          <Text tone="soft">{partyFacts(words, booking)}</Text>
        </div>
        <StayLines booking={booking} />
        <div className={styles.actions}>
          {stay?.paying && !isInOrder ? (
            <PayButtons stay={stay} paying={stay.paying} isMain={isMain}>
              <Link to={stayPagePath(id)} className={buttonStyle(QUIET)}>
                {t('Open the stay')}
              </Link>
            </PayButtons>
          ) : (
            <StayLinks booking={booking} isMain={isMain && !stay?.paying} />
          )}
        </div>
      </div>
    </Card>
  );
}

function StayLinks({ booking, isMain }: Pick<StayCardProps, 'booking' | 'isMain'>) {
  const { t } = useWords();
  const { id, stay, isOwn, status } = booking;
  return (
    <Inline gap="xs">
      {isOwn && (
        <Link to={stayPagePath(id)} className={buttonStyle({ variant: isMain ? 'solid' : 'outline' })}>
          {t('Open the stay')}
        </Link>
      )}
      {stay && stay.payments.length > 0 && (
        <Link to={receiptPath(id)} className={buttonStyle(QUIET)}>
          {t('Receipt')}
        </Link>
      )}
      {stay?.status === 'confirmed' && <CalendarFile stay={stay} look={QUIET} />}
      {status === 'confirmed' && <Directions look={QUIET} />}
    </Inline>
  );
}

export function StayCardLoading() {
  return (
    <Card padding="border" className={classes(styles.card, styles.loading)}>
      <div className={styles.front}>
        <div className={styles.loadingPicture}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.words}>
        <Skeleton width="half" />
        <Skeleton width="wide" />
        <Skeleton width="wide" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </Card>
  );
}
