import { buttonStyle, Container, Icon, Stack } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import * as styles from '../features/property/AllRoomsLink.css.ts';
import { PropertyDetails, PropertyLoading } from '../features/property/PropertyDetails.tsx';
import { Booking } from '../features/reserve/BookingCard.tsx';
import { MoreRooms } from '../features/rooms/MoreRooms.tsx';
import { useSitePart } from '../shared/motel/site-part.ts';
import { Notice } from '../shared/Notice.tsx';
import { propertyQuery } from '../shared/queries/property-queries.ts';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { useWire } from '../shared/site.ts';
import { sitePaths } from '../shared/site-paths.ts';
import { useWords } from '../shared/words.ts';

function AllRoomsLink() {
  const { t } = useWords();
  return (
    <p>
      <Link to={sitePaths.hotelCards} className={styles.link}>
        <Icon name="arrow-left" size={20} />
        {t('All rooms')}
      </Link>
    </p>
  );
}

function PropertyPage() {
  const { id = '' } = useParams();
  const { data: property, isPending } = useQuery(propertyQuery(useWire(), id));
  return (
    <Container>
      {isPending && <PropertyLoading />}
      {!isPending && !property && <PropertyNotFound />}
      {property && (
        <Booking key={property.id} property={property}>
          {({ card, bar, notice }) => (
            <>
              <AllRoomsLink />
              <Stack gap="section">
                <PropertyDetails property={property} bookingCard={card} notice={notice} />
                <MoreRooms besides={property.id} />
              </Stack>
              {bar}
            </>
          )}
        </Booking>
      )}
    </Container>
  );
}

export default withQueries(PropertyPage);

/** Shown when there is no such property, and when it could not be loaded (§8). */
function PropertyNotFound() {
  const { t } = useWords();
  return (
    <Notice
      level={1}
      title={t('Property not found.')}
      picture={useSitePart('drawing:banner-keys')}
      action={
        <Link to={sitePaths.hotelCards} className={buttonStyle({ variant: 'solid' })}>
          {t('See our rooms')}
        </Link>
      }
    >
      {t(
        'No key hangs on this hook. The room may have a new name, or the line was bad: our other rooms are one step away.',
      )}
    </Notice>
  );
}
