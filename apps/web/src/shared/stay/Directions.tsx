import { motel } from '@motel/content';
import { t } from '@motel/language';
import { type ButtonStyle, buttonStyle } from '@motel/ui';

const MAP = `https://www.openstreetmap.org/search?${new URLSearchParams({
  query: [motel.name, ...motel.addressLines].join(', '),
})}`;

/** The way to the motel, on a map of others. */
export function Directions({ look }: { readonly look?: ButtonStyle }) {
  return (
    <a href={MAP} target="_blank" rel="noreferrer" className={buttonStyle(look)}>
      {t('Directions')}
    </a>
  );
}
