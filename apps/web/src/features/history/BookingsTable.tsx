import type { Booking } from '@motel/api-client/contracts';
import { statusTone } from '@motel/booking-core/booking';
import { fullPrice } from '@motel/content/words';
import { ResponsiveTable, StatusPill, type TableColumn, Text } from '@motel/ui';
import { Link } from 'react-router-dom';
import { formatDateOrReason } from '../../shared/format/dates.ts';
import { RoomImage } from '../../shared/RoomImage.tsx';
import { propertyPath, stayPagePath } from '../../shared/site-paths.ts';
import { statusWords } from '../../shared/stay/status-words.ts';
import { useWords, type Words } from '../../shared/words.ts';
import * as styles from './BookingsTable.css.ts';
import { partyOrReason } from './stay-facts.ts';

// A link of the same words in each row: its row's heading tells them apart.
const columns = (words: Words): readonly TableColumn<Booking>[] => {
  const { t } = words;
  return [
    {
      key: 'property',
      header: t('Property'),
      heading: true,
      cell: (booking) => <BookedProperty {...booking} />,
    },
    { key: 'check-in', header: t('Check-in'), cell: ({ checkIn }) => formatDateOrReason(words, checkIn) },
    { key: 'check-out', header: t('Check-out'), cell: ({ checkOut }) => formatDateOrReason(words, checkOut) },
    { key: 'guests', header: t('Guests'), cell: ({ guests }) => partyOrReason(words, guests) },
    {
      key: 'total',
      header: t('Total'),
      cell: ({ total, nightsText }) => (
        <>
          {total === undefined ? t('N/A') : fullPrice(words, total)}
          {nightsText && (
            <Text size="small" tone="soft">
              {nightsText}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'status',
      header: t('Status'),
      cell: ({ id, isOwn, status }) => (
        <div className={styles.status}>
          <StatusPill tone={statusTone(status)}>{statusWords(words, status)}</StatusPill>
          {isOwn && <Link to={stayPagePath(id)}>{t('Open the stay')}</Link>}
        </div>
      ),
    },
  ];
};

interface BookingsTableProps {
  readonly label: string;
  readonly bookings: readonly Booking[];
}

/** A table on wide screens and cards on small ones (§2). */
export function BookingsTable({ label, bookings }: BookingsTableProps) {
  const words = useWords();
  return <ResponsiveTable label={label} columns={columns(words)} rows={bookings} rowKey={({ id }) => id} />;
}

/** A booking's room, with whatever is known of it (§8). */
function BookedProperty({ property, stay }: Pick<Booking, 'property' | 'stay'>) {
  const { t } = useWords();
  const name = property.name ?? t('Property Name Not Available');
  return (
    <div className={styles.property}>
      <div className={styles.picture}>
        <RoomImage src={property.image} alt="" ratio="4 / 3" sizes="128px" />
      </div>
      <div>
        <p className={styles.name}>
          {property.id === undefined ? name : <Link to={propertyPath(property.id)}>{name}</Link>}
        </p>
        {stay?.plan && <Text size="small">{stay.plan}</Text>}
        <Text size="small" tone="soft">
          {property.location ?? t('Location Not Available')}
        </Text>
      </div>
    </div>
  );
}
