import { repaint, type Seeds } from '@motel/ui/colors';
import { useMotel } from '../../../shared/motel.tsx';
import { soft } from '../Site.css.ts';
import { small } from './Look.css.ts';

/** A page in the colours that are chosen, by day and by night. */
export function LookViews({ seeds }: { readonly seeds: Seeds }) {
  const { name, addressLines } = useMotel();
  const { light, dark } = repaint(seeds);
  return [light, dark].map((colours, at) => (
    <div key={at === 0 ? 'day' : 'night'}>
      <strong>{at === 0 ? 'By day' : 'By night'}</strong>
      <span className={soft}>{at === 1 && ' when the guest’s phone is dark'}</span>
      <div
        className={small}
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
