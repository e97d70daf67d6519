import { useState } from 'react';
import { Card, Heading, PhotoGrid, Picture, Scroller } from '../../src/index.ts';
import { PhotoViewer } from '../../src/photo-viewer/index.ts';
import { canyon, night, room } from '../plates.tsx';
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

export const pictures: CatalogueSection = {
  title: 'Pictures',
  column: {
    'Its own shape': <Picture {...canyon} />,
    'Cropped to a square': <Picture {...night} ratio="1 / 1" />,
    'Missing: its words': (
      <Picture alt="Two double beds and a window on the canyon" width={1200} height={900} />
    ),
    'Missing: a placeholder picture': (
      <Picture alt="Two double beds" width={1200} height={900} placeholder={night.src} />
    ),
  },
  across: {
    'Photo grid of five, each opens large; a strip on phones': <Opening />,
    'Photo grid of three': <PhotoGrid label="Three photos" photos={photos(3)} />,
    'One photo': <PhotoGrid label="One photo" photos={photos(1)} />,
  },
};

const names = ['Horseshoe Canyon', 'Hoodoos Trail', 'Star Mine Bridge', 'Bleriot Ferry', 'Orkney Viewpoint'];

function cards(count: number) {
  return names.slice(0, count).map((name, index) => (
    <Card key={name} padding="border">
      <Picture {...([canyon, night, room][index % 3] ?? canyon)} alt="" />
      <Heading level={3}>{name}</Heading>
    </Card>
  ));
}

export const scroller: CatalogueSection = {
  title: 'Scroller',
  across: {
    'More than fits': (
      <Scroller label="Places nearby" buttons={{ previous: 'Earlier places', next: 'Later places' }}>
        {cards(5)}
      </Scroller>
    ),
    'Nothing to scroll': (
      <Scroller label="One place" buttons={{ previous: 'Earlier', next: 'Later' }}>
        {cards(1)}
      </Scroller>
    ),
  },
};
