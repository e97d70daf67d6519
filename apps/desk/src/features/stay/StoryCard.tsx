import type { DeskStay } from '@motel/api-client/desk-contracts';
import { classes } from '@motel/ui';
import { motelDay, shownDay } from '../../shared/format/shown-dates.ts';
import { motelTime } from '../../shared/format/shown-time.ts';
import { DeskCard } from '../../shared/parts/DeskCard.tsx';
import { happening, story as list, time, waits } from './cards.css.ts';

/** The story of the stay, newest first, with its persons. */
export function StoryCard({ story }: { readonly story: DeskStay['story'] }) {
  return (
    <DeskCard title="Story" aside="newest first">
      <ol className={list}>
        {story.map(({ at, title, detail, by }, index) => (
          <li key={`${at} ${title} ${index}`} className={classes(happening, title === NEEDS_A_HAND && waits)}>
            <time dateTime={at} className={time}>
              {shownDay(motelDay(at))}, {motelTime(at)}
            </time>
            <strong>{title}</strong>
            {detail !== undefined && `, ${detail}`}
            {by !== undefined && `, by ${by}`}
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

const NEEDS_A_HAND = 'Needs a hand';
