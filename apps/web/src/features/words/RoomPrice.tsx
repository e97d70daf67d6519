import { shownPrice } from '@motel/content/words';
import { PropertyCards } from '../../shared/queries/PropertyCards.tsx';
import { propertyCardsQuery } from '../../shared/queries/property-queries.ts';
import { useWire } from '../../shared/site.ts';
import { useWords } from '../../shared/words.ts';

/** Tonight's price of a room by the tariff in force: a page's words are older than its prices. */
export function RoomPrice({ room }: { readonly room: string }) {
  const { words, t, motel } = useWords();
  return (
    <PropertyCards query={propertyCardsQuery(useWire())}>
      {({ rooms }) => {
        const card = rooms?.find(({ id }) => id === room);
        if (card === undefined) return t('On its page');
        const { inStock, price, taxes = motel.moneyWords.beforeTaxes } = card;
        return inStock ? `${shownPrice(words, price)} ${taxes}` : t('Not available');
      }}
    </PropertyCards>
  );
}
