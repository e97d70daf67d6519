import type { Stay } from '@motel/api-client/contracts';
import { pictureFiles, placeholderPicture } from '@motel/content';
import { Card, Picture, Skeleton } from '@motel/ui';
import type { ReactNode } from 'react';
import * as styles from './Postcard.css.ts';
import { RoomStamp } from './RoomStamp.tsx';
import { StayPostmark } from './StayPostmark.tsx';
import { motelByNight } from './success-picture.derived.ts';

export type Mark = 'none' | 'stamped' | 'struck';

export interface PostcardProps {
  /** `undefined` while it loads; `null` where this page cannot know it: the card then shows the motel. */
  readonly stay: Stay | null | undefined;
  readonly mark: Mark;
  /** Written beside the stamp. */
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
              <StayPostmark date={stay.checkIn} isStruck={mark === 'struck'} />
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
  if (stay === undefined) return <Skeleton shape="picture" />;
  if (stay === null)
    return <Picture {...motelByNight} width={1200} height={900} className={styles.picture} />;
  const { image, imageAlt, title } = stay.room;
  return (
    <>
      <Picture
        src={image}
        {...pictureFiles(image)}
        alt={imageAlt ?? ''}
        placeholder={placeholderPicture}
        sizes="(min-width: 1024px) 640px, 90vw"
        className={styles.picture}
      />
      <p className={styles.caption}>{title}</p>
    </>
  );
}
