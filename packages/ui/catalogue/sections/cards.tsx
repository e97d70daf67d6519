import { Badge, Card, Heading, Inline, KeyFob, Picture, Stamp, Text } from '../../src/index.ts';
import { Code, canyon } from '../plates.tsx';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Specimens() {
  return (
    <States>
      <State name="A card" width="column">
        <Card>
          <Heading level={3}>Hoodoo Double</Heading>
          <Text tone="soft">Double Room, Non-smoking</Text>
        </Card>
      </State>
      <State name="A printed card around a picture" width="column">
        <Card padding="border">
          <Picture {...canyon} />
        </Card>
      </State>
      <State name="Raised and roomy" width="column">
        <Card raised="pop" padding="roomy">
          <Badge tone="sunk" star>
            Guest favourite
          </Badge>
          <Heading level={3}>Wish you were here.</Heading>
        </Card>
      </State>
      <State name="Key fobs">
        <Inline gap="l">
          <KeyFob />
          <KeyFob tone="ox">14</KeyFob>
        </Inline>
      </State>
      <State name="A stamp" width="column">
        <Card>
          <Stamp place="Alberta" value="40">
            <Code />
          </Stamp>
        </Card>
      </State>
    </States>
  );
}

export const cards: CatalogueSection = { id: 'cards', title: 'Cards, fob and stamp', Specimens };
