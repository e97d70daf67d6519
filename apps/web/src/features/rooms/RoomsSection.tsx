import { Heading, Scroller, Stack, Text } from '@motel/ui';
import { useSitePart } from '../../shared/motel/site-part.ts';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';
import { NoRooms } from './NoRooms.tsx';
import { OfferSpace } from './OfferSpace.tsx';
import { RoomCard } from './RoomCard.tsx';
import { SearchResults } from './SearchResults.tsx';

export function RoomsSection() {
  const { t } = useWords();
  return (
    <section aria-labelledby="rooms">
      <PropertyCards query={propertyCardsQuery(useWire())}>
        {({ rooms, ...state }) =>
          rooms === undefined ? (
            <Stack gap="l">
              <RoomsHeading />
              <NoRooms {...state} />
            </Stack>
          ) : (
            <SearchResults rooms={rooms}>
              {(listed, isWaiting) => (
                <Scroller
                  label={t('Rooms')}
                  heading={<RoomsHeading />}
                  bleed
                  buttons={{ previous: t('Previous rooms'), next: t('More rooms') }}
                >
                  {listed.map(({ room, offer }) => (
                    <RoomCard key={room.id} room={room} offer={isWaiting ? <OfferSpace /> : offer} />
                  ))}
                </Scroller>
              )}
            </SearchResults>
          )
        }
      </PropertyCards>
    </section>
  );
}

function RoomsHeading() {
  const { t } = useWords();
  return (
    <Stack gap="s">
      <Heading level={2} id="rooms">
        {t('Daily,Weekly & Monthly')}
      </Heading>
      <Text tone="soft" size="lead" measure>
        {useSitePart('home').words.roomsLead}
      </Text>
    </Stack>
  );
}
