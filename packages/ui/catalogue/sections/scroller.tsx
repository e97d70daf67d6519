import { Card, Heading, Picture, Scroller } from '../../src/index.ts';
import { canyon, night, room } from '../plates.tsx';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

const names = ['Horseshoe Canyon', 'Hoodoos Trail', 'Star Mine Bridge', 'Bleriot Ferry', 'Orkney Viewpoint'];

function cards(count: number) {
  return names.slice(0, count).map((name, index) => (
    <Card key={name} padding="border">
      <Picture {...([canyon, night, room][index % 3] ?? canyon)} alt="" />
      <Heading level={3}>{name}</Heading>
    </Card>
  ));
}

function Specimens() {
  return (
    <States>
      <State name="More than fits" width="across">
        <Scroller label="Places nearby" buttons={{ previous: 'Earlier places', next: 'Later places' }}>
          {cards(5)}
        </Scroller>
      </State>
      <State name="Nothing to scroll" width="across">
        <Scroller label="One place" buttons={{ previous: 'Earlier', next: 'Later' }}>
          {cards(1)}
        </Scroller>
      </State>
    </States>
  );
}

export const scroller: CatalogueSection = { id: 'scroller', title: 'Scroller', Specimens };
