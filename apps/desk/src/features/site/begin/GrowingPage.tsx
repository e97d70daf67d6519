import { repaint } from '@motel/ui/colors';
import { DeskCard } from '../../../shared/parts/DeskCard.tsx';
import { paletteOf } from '../look/palettes.ts';
import { grown } from './Begin.css.ts';
import type { Typed } from './questions.ts';

/** The home page as far as it is answered. */
export function GrowingPage({ typed, rooms }: { readonly typed: Typed; readonly rooms: readonly Typed[] }) {
  const colours = repaint(paletteOf(typed.palette)).light;
  const { name, tagline, city, province, phone, email, currency } = typed;
  return (
    <DeskCard title="Your home page">
      <div
        className={grown}
        style={{ color: colours.ink, background: colours.paper, borderColor: colours.accent }}
      >
        <strong>{name || 'Its name'}</strong>
        <span>{tagline || 'A line about it'}</span>
        <span>{[city || 'Its town', province].filter(Boolean).join(', ')}</span>
        <ul>
          {rooms
            .filter(({ title }) => title)
            .map(({ title, price }) => (
              <li key={title}>{price ? `${title}: ${price} ${currency} a night` : title}</li>
            ))}
        </ul>
        <span>{[phone, email].filter(Boolean).join(' · ') || 'How guests reach you'}</span>
      </div>
    </DeskCard>
  );
}
