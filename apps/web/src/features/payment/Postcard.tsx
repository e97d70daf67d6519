import type { Stay } from '@motel/api-client/contracts';
import type { CivilDate } from '@motel/booking-core';
import { Card, Picture, Skeleton, Stamp } from '@motel/ui';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/format/dates.ts';
import { MotelSign } from '../../shared/MotelSign.tsx';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { Postmark } from '../../shared/postmark/Postmark.tsx';
import { RoomImage } from '../../shared/RoomImage.tsx';
import { RoomKey } from '../../shared/RoomKey.tsx';
import { useWords } from '../../shared/words.ts';
import * as styles from './Postcard.css.ts';

export interface PostcardProps {
  /** `undefined` while it loads; `null` where this page cannot know it: the card then shows the motel. */
  readonly stay: Stay | null | undefined;
  readonly mark: 'none' | 'stamped' | 'struck';
  readonly greeting: ReactNode;
  readonly children: ReactNode;
}

/** The card that a payment leaves: the booked room, a stamp, and a postmark with the day of arrival. */
export function Postcard({ stay, mark, greeting, children }: PostcardProps) {
  return (
    <Card as="article" padding="border" raised="pop" className={styles.card}>
      <div className={styles.front}>
        <Front stay={stay} />
      </div>
      <div className={styles.back}>
        <div className={styles.postage}>
          <div className={styles.stamp}>
            <RoomStamp room={stay?.room.title} />
          </div>
          {stay && mark !== 'none' && (
            <div className={styles.postmark}>
              <StayPostmark day={stay.checkIn} isStruck={mark === 'struck'} />
            </div>
          )}
        </div>
        <div className={styles.greeting}>{greeting}</div>
        {children}
      </div>
    </Card>
  );
}

function Front({ stay }: Pick<PostcardProps, 'stay'>) {
  const night = useSitePart('drawing:motel-night');
  if (stay === undefined) return <Skeleton shape="picture" />;
  if (stay === null) return <Picture {...night} width={1200} height={900} className={styles.picture} />;
  const { image, imageAlt, title } = stay.room;
  return (
    <>
      <RoomImage
        src={image}
        alt={imageAlt ?? ''}
        sizes="(min-width: 1024px) 640px, 90vw"
        className={styles.picture}
      />
      <p className={styles.caption}>{title}</p>
    </>
  );
}

/** A stamp with the room's own key above the hills; without a room, with the lamp. Decoration. */
function RoomStamp({ room }: { readonly room: string | undefined }) {
  const { motel } = useWords();
  return (
    <div aria-hidden="true">
      <Stamp place={motel.province}>
        <div className={styles.landscape}>
          <svg viewBox="0 0 100 100" className={styles.land} aria-hidden="true">
            <path className={styles.far} d="M0 72Q22 58 46 68T100 60V100H0z" />
            <path className={styles.near} d="M0 84Q30 72 58 82T100 78V100H0z" />
          </svg>
          <div className={styles.key}>{room === undefined ? <MotelSign /> : <RoomKey name={room} />}</div>
        </div>
      </Stamp>
    </div>
  );
}

interface StayPostmarkProps {
  /** The check-in. */
  readonly day: CivilDate;
  readonly isStruck: boolean;
}

function StayPostmark({ day, isStruck }: StayPostmarkProps) {
  const { words, t, motel } = useWords();
  const said = { city: motel.city, day: formatDate(words, day) };
  const label = isStruck
    ? t('Postmarked {city}, {day}, struck through', said)
    : t('Postmarked {city}, {day}', said);
  return (
    <Postmark day={day} className={styles.struck} label={label}>
      {isStruck && <path d="M0 92 118 18M6 106 124 32" className={styles.strike} />}
    </Postmark>
  );
}
