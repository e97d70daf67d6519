import { type ButtonStyle, buttonStyle } from '@motel/ui';
import { useWords, type Words } from '../words.ts';

const mapAddress = ({ motel }: Words) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({
    query: [motel.name, ...motel.addressLines].join(', '),
  })}`;

export function Directions({ look }: { readonly look?: ButtonStyle }) {
  const { words, t } = useWords();
  return (
    <a href={mapAddress(words)} target="_blank" rel="noreferrer" className={buttonStyle(look)}>
      {t('Directions')}
    </a>
  );
}
