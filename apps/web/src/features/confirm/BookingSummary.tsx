import type { Property } from '@motel/api-client/contracts';
import { type Party, type Stay, totalGuests } from '@motel/booking-core';
import { counted, partyWords } from '@motel/content/words';
import { DataList, Heading, Rating, Text, Unbroken } from '@motel/ui';
import { formatWeekday } from '../../shared/format/dates.ts';
import { RoomImage } from '../../shared/RoomImage.tsx';
import { RoomKey } from '../../shared/RoomKey.tsx';
import { roomTypeWords } from '../../shared/room-type-words.ts';
import { useWords } from '../../shared/words.ts';
import * as styles from './BookingSummary.css.ts';

interface BookingSummaryProps {
  readonly property: Property;
  readonly stay: Stay;
  readonly party: Party;
  /** As the guest reads it, where there are several. */
  readonly plan: string | undefined;
  /** In an order of several: `3 rooms`. */
  readonly rooms: string | undefined;
}

/** The stay to book (§2), with the room's key hanging on its picture. */
export function BookingSummary({ property, stay, party, plan, rooms }: BookingSummaryProps) {
  const { words, motel, t, language } = useWords();
  const [image] = property.images;
  return (
    <div>
      <div className={styles.picture}>
        <RoomImage
          src={image?.src}
          alt={image?.alt ?? ''}
          fill
          className={styles.crop}
          sizes="(min-width: 1024px) 400px, 90vw"
        />
        <RoomKey name={property.title} className={styles.key} />
      </div>
      <div className={styles.words}>
        <Heading level={2} size="heading">
          {rooms ?? property.title ?? t('Property Name Not Available')}
        </Heading>
        {plan && !rooms && <Text weight="bold">{plan}</Text>}
        <div className={styles.place}>
          <Text tone="soft" className={styles.whole}>
            {property.location ?? t('Location Not Available')}
          </Text>
          {property.rating > 0 && !rooms && (
            <Text tone="soft" className={styles.whole}>
              <Rating value={property.rating} />
              {property.reviews > 0 && ` · ${counted(words, property.reviews, 'review')}`}
            </Text>
          )}
        </div>
        <div className={styles.facts}>
          <DataList
            columns={2}
            items={[
              {
                term: t('Check-in'),
                description: <Unbroken>{formatWeekday(words, stay.checkIn)}</Unbroken>,
                detail: <Unbroken>{t('from {checkIn}', { checkIn: motel.stayTimes.checkIn })}</Unbroken>,
              },
              {
                term: t('Check-out'),
                description: <Unbroken>{formatWeekday(words, stay.checkOut)}</Unbroken>,
                detail: <Unbroken>{t('until {checkOut}', { checkOut: motel.stayTimes.checkOut })}</Unbroken>,
              },
              {
                term: t('Total guests'),
                description: totalGuests(party),
                detail: <Unbroken>{partyWords(words, party)}</Unbroken>,
              },
              {
                term: t('Room type'),
                description: language === 'en' ? property.roomType : roomTypeWords(words, property.roomType),
                detail: <Unbroken>{counted(words, party.rooms, 'room')}</Unbroken>,
              },
            ].slice(0, rooms ? 2 : 4)}
          />
        </div>
      </div>
    </div>
  );
}
