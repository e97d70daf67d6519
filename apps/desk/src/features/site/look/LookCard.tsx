import { type Colours, repaint, type Seeds, shadesOf } from '@motel/ui/colors';
import { useState } from 'react';
import { useMotel } from '../../../shared/motel.tsx';
import { DeskCard } from '../../../shared/parts/Page.tsx';
import { soft } from '../Site.css.ts';
import * as styles from './Look.css.ts';
import { PALETTES } from './palettes.ts';

interface LookCardProps {
  readonly seeds: Seeds;
  readonly onChoose: (seeds: Partial<Seeds>) => void;
}

type Role = readonly [
  title: string,
  about: string,
  seed: keyof Seeds,
  /** The colour of a page that is the seed itself, where that can be read. */
  token: 'paper' | 'ink' | 'accent' | 'accentText',
  of: (colours: Colours) => readonly [words: string, surface: string],
];

const ROLES: readonly Role[] = [
  ['Page', 'behind everything', 'paper', 'paper', ({ ink, paper }) => [ink, paper]],
  ['Words', 'headings and text', 'ground', 'ink', ({ ink, card }) => [ink, card]],
  ['Quiet words', 'captions, notes', 'ground', 'ink', ({ inkSoft, paper }) => [inkSoft, paper]],
  ['Button', 'one on each page', 'accent', 'accent', ({ onAccent, accent }) => [onAccent, accent]],
  ['Links', 'in text', 'accent', 'accentText', ({ accentText, paper }) => [accentText, paper]],
];

const HUES = Object.entries({
  Red: '#b3261e',
  Orange: '#a8430f',
  Amber: '#8a5a00',
  Olive: '#6b6a00',
  Green: '#3f7a1f',
  Pine: '#1e5f45',
  Teal: '#0e6470',
  Blue: '#1f5f9a',
  Indigo: '#3f4f8f',
  Violet: '#5f3f8f',
  Plum: '#8f2f6f',
  Grey: '#4f463f',
});

/** Palettes, then each role of a colour by day and by night; a press opens its hues and shades. */
export function LookCard({ seeds, onChoose }: LookCardProps) {
  const [open, setOpen] = useState<string | undefined>(undefined);
  const { light, dark } = repaint(seeds);
  const isOf = (palette: Seeds) => ROLES.every(([, , seed]) => palette[seed] === seeds[seed]);
  const own = Object.values(PALETTES).some(isOf) ? {} : { Yours: seeds };
  return (
    <DeskCard title="Colours" aside="All words can be read, day and night">
      <div className={styles.palettes}>
        {Object.entries({ ...PALETTES, ...own }).map(([name, palette]) => (
          <button key={name} type="button" aria-pressed={isOf(palette)} onClick={() => onChoose(palette)}>
            <span>
              {[palette.paper, palette.accent, palette.ground].map((colour) => (
                <span key={colour} style={{ background: colour }} />
              ))}
            </span>
            {name}
          </button>
        ))}
      </div>
      {ROLES.map((role) => {
        const [title, about, , , of] = role;
        return (
          <div key={title} className={styles.role} data-open={open === title}>
            <button
              type="button"
              aria-expanded={open === title}
              onClick={() => setOpen(open === title ? undefined : title)}
            >
              <strong>{title}</strong>
              <span className={soft}>{about}</span>
              {[light, dark].map((colours, at) => {
                const [color, background] = of(colours);
                return (
                  <span key={color + background} className={styles.sample} style={{ color, background }}>
                    {title === 'Button' ? 'Book' : at === 0 ? 'By day' : 'By night'}
                  </span>
                );
              })}
            </button>
            {open === title && <Shades role={role} seeds={seeds} onChoose={onChoose} />}
          </div>
        );
      })}
    </DeskCard>
  );
}

/** A hue, then a shade of it: one in which words could not be read is struck out. */
function Shades({ role, seeds, onChoose }: LookCardProps & { readonly role: Role }) {
  const [title, , seed, token] = role;
  const [hue, setHue] = useState(seeds[seed]);
  const shades = shadesOf(hue).map((shade) => ({
    shade,
    isRead: repaint({ ...seeds, [seed]: shade }).light[token] === shade,
  }));
  return (
    <>
      <div className={styles.hues}>
        {HUES.map(([name, colour]) => (
          <button
            key={colour}
            type="button"
            aria-label={name}
            aria-pressed={colour === hue}
            style={{ background: colour }}
            onClick={() => setHue(colour)}
          />
        ))}
      </div>
      <div className={styles.shades} role="radiogroup" aria-label={`Shade of ${title}`}>
        {shades.map(({ shade, isRead }, at) => (
          <label key={shade} style={{ background: shade }} data-struck={!isRead}>
            <input
              type="radio"
              name={title}
              aria-label={`Shade ${at + 1}`}
              disabled={!isRead}
              checked={seeds[seed] === shade}
              onChange={() => onChoose({ [seed]: shade })}
            />
          </label>
        ))}
      </div>
      <p className={soft}>What is struck out could not be read on your page. The night follows.</p>
    </>
  );
}

/** A page in the colours that are chosen, by day and by night. */
export function LookViews({ seeds }: { readonly seeds: Seeds }) {
  const { name, addressLines } = useMotel();
  const { light, dark } = repaint(seeds);
  return [light, dark].map((colours, at) => (
    <div key={at === 0 ? 'day' : 'night'}>
      <strong>{at === 0 ? 'By day' : 'By night'}</strong>
      <span className={soft}>{at === 1 && ' when the guest’s phone is dark'}</span>
      <div
        className={styles.small}
        style={{ color: colours.ink, background: colours.paper, borderColor: colours.line }}
      >
        <header style={{ background: colours.card }}>{name}</header>
        <h3 style={{ color: colours.onSpruce, background: colours.spruce }}>{addressLines[0]}</h3>
        <p>
          Rooms by the night. <span style={{ color: colours.inkSoft }}>From today on. </span>
          <u style={{ color: colours.accentText }}>See the rooms</u>
        </p>
        <b style={{ color: colours.onAccent, background: colours.accent }}>Book</b>
      </div>
    </div>
  ));
}
