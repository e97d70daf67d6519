import { useState } from 'react';
import { PhotoGrid, Picture } from '../../src/index.ts';
import { PhotoViewer } from '../../src/photo-viewer/index.ts';
import { canyon, night, room } from '../plates.tsx';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

const views = ['from the door', 'by the window', 'the desk', 'the bath', 'the view'];

const photos = (count: number) =>
  views.slice(0, count).map((view, index) => {
    const { src, alt } = [room, canyon, night][index % 3] ?? room;
    return { src: `${src}?${index}`, alt: `${alt}, ${view}` };
  });

function Opening() {
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <PhotoGrid label="Photos that open" photos={photos(5)} onOpen={setOpened} />
      {opened !== undefined && (
        <PhotoViewer
          title="Ferryman’s Rest"
          photos={photos(5)}
          start={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function Specimens() {
  return (
    <States>
      <State name="Its own shape" width="column">
        <Picture {...canyon} />
      </State>
      <State name="Cropped to a square" width="column">
        <Picture {...night} ratio="1 / 1" />
      </State>
      <State name="Missing: its words" width="column">
        <Picture alt="Two double beds and a window on the canyon" width={1200} height={900} />
      </State>
      <State name="Missing: a placeholder picture" width="column">
        <Picture alt="Two double beds" width={1200} height={900} placeholder={night.src} />
      </State>
      <State name="Photo grid of five, each opens large; a strip on phones" width="across">
        <Opening />
      </State>
      <State name="Photo grid of three" width="across">
        <PhotoGrid label="Three photos" photos={photos(3)} />
      </State>
      <State name="One photo" width="across">
        <PhotoGrid label="One photo" photos={photos(1)} />
      </State>
    </States>
  );
}

export const pictures: CatalogueSection = { id: 'pictures', title: 'Pictures', Specimens };
