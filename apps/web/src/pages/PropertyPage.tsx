import { Container, Stack } from '@motel/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AllRoomsLink } from '../features/property/AllRoomsLink.tsx';
import { PropertyDetails } from '../features/property/PropertyDetails.tsx';
import { PropertyLoading } from '../features/property/PropertyLoading.tsx';
import { PropertyNotFound } from '../features/property/PropertyNotFound.tsx';
import { Booking } from '../features/reserve/Booking.tsx';
import { MoreRooms } from '../features/rooms/MoreRooms.tsx';
import { propertyQuery } from '../shared/queries/property-queries.ts';
import { useWire } from '../shared/queries/wire-context.ts';
import { withQueries } from '../shared/queries/with-queries.tsx';

/** One property and its booking card (§2). */
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
