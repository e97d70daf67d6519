import { useSearchParams } from 'react-router-dom';
import { shownLongDay } from '../../shared/format/shown-dates.ts';
import { DeskLink } from '../../shared/parts/DeskButton.tsx';
import { PageHead } from '../../shared/parts/PageHead.tsx';
import { Segments } from '../../shared/parts/Segments.tsx';
import { ArrivingCard } from './ArrivingCard.tsx';
import { Facts } from './Facts.tsx';
import { InHouseCard } from './InHouseCard.tsx';
import { KeyBoardCard } from './KeyBoardCard.tsx';
import { LateCard } from './LateCard.tsx';
import { LeavingCard } from './LeavingCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { NIGHT_WORDS, NIGHTS, type NightName } from './nights.ts';
import { column, columns, last } from './TonightPage.css.ts';
import { useNight } from './use-night.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** The board of the night: arrivals, departures, rooms, guests, and what waits for a hand. */
export function TonightPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('night');
  const night: NightName = asked === 'last' || asked === 'tomorrow' ? asked : 'tonight';
  const data = useNight(night);
  const show = (name: NightName) => setParams(name === 'tonight' ? {} : { night: name }, { replace: true });
  const words = NIGHT_WORDS[night];
  const title = data === undefined ? 'Tonight' : shownLongDay(data.day);
  return (
    <>
      <PageHead
        title={title}
        note={words.note}
        end={
          <DeskLink variant="solid" icon="plus" shortcut="N" to="/new">
            New stay
          </DeskLink>
        }
      >
        <Segments label="Which night" options={NIGHTS} value={night} onChange={show} />
      </PageHead>
      {data !== undefined && (
        <>
          <Facts data={data} words={words} />
          <div className={columns}>
            <div className={column}>
              {night === 'tonight' && <LateCard data={data} />}
              <ArrivingCard
                key={data.day}
                data={data}
                title={words.arriving}
                isTonight={night === 'tonight'}
              />
              <LeavingCard title={words.leavingFirst} stays={data.leavingThatDay} isHiddenWhenEmpty />
              <LeavingCard title={words.leavingNext} stays={data.leavingNextDay} />
            </div>
            <div className={column}>
              <KeyBoardCard data={data} />
              <InHouseCard title={words.inHouse} stays={data.inHouse} />
            </div>
            <div className={last}>
              <WaitingCard waiting={data.waiting} />
              <NotesCard notes={data.notes} />
            </div>
          </div>
        </>
      )}
    </>
  );
}
