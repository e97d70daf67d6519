import { type Colours, contrast, PAIRS, type Pair, repaint, type Seeds } from '@motel/ui/colors';
import { DeskButton, DeskCard } from '../../../shared/parts/Page.tsx';
import { line, soft } from '../Site.css.ts';
import { framed, pair, pairs, swatch } from './Look.css.ts';
import { PALETTES } from './palettes.ts';

interface LookCardProps {
  readonly seeds: Seeds;
  readonly onChoose: (seeds: Seeds) => void;
}

/** Palettes to choose from, and every pair of colours that pages use, measured by day and by night. */
export function LookCard({ seeds, onChoose }: LookCardProps) {
  const { light, dark } = repaint(seeds);
  return (
    <DeskCard title="Palettes" isInset>
      <div className={line}>
        {Object.entries(PALETTES).map(([name, palette]) => (
          <DeskButton key={name} onClick={() => onChoose(palette)}>
            {Object.values(palette).map((colour) => (
              <span key={colour} className={swatch} style={{ background: colour }} />
            ))}
            {name}
          </DeskButton>
        ))}
      </div>
      <span className={soft}>
        Whichever colours you choose, each keeps the lightness that it needs: words have 4.5 : 1 and more, by
        day and by night.
      </span>
      <ul className={pairs}>
        {PAIRS.map((measured) => (
          <li key={measured.words} className={pair}>
            <Sample pair={measured} colours={light} />
            <Sample pair={measured} colours={dark} />
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

/** Words in their own colours; a part of a control in ink, framed in its colour. */
function Sample({ pair: { words, least, of }, colours }: { readonly pair: Pair; readonly colours: Colours }) {
  const [part, surface] = of(colours);
  const isRead = least >= 4.5;
  const style = isRead
    ? { color: part, background: surface }
    : {
        color: words.includes('ground') ? colours.onGround : colours.ink,
        background: surface,
        outlineColor: part,
      };
  return (
    <span className={isRead ? undefined : framed} style={style}>
      {`${words} ${contrast(part, surface).toFixed(1)}`}
    </span>
  );
}
