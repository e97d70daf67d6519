import { Heading, Stack, Text, Unbroken } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

const sizes = ['hero', 'page', 'section', 'heading', 'title', 'small'] as const;

function Specimens() {
  return (
    <States>
      <State name="Headings" width="across">
        <Stack>
          {sizes.map((size) => (
            <Heading key={size} level={3} size={size}>
              Sleep where the dinosaurs did
            </Heading>
          ))}
        </Stack>
      </State>
      <State name="Sizes">
        <Text size="lead">Lead: forty rooms at the edge of the badlands.</Text>
        <Text>Body: breakfast in the morning and space for the truck.</Text>
        <Text size="small">Small: check-in 3:00 PM.</Text>
      </State>
      <State name="Tones">
        <Text>Ink</Text>
        <Text tone="soft">Soft</Text>
        <Text tone="accent">Accent</Text>
        <Text tone="error">Error</Text>
      </State>
      <State name="Weights and a figure">
        <Text weight="medium">Medium</Text>
        <Text weight="bold">Bold</Text>
        <Text size="title" figure>
          $196 CAD
        </Text>
      </State>
      <State name="Units that never break">
        <Text>
          <Unbroken>
            Wed, Jun 16, 3:00 PM to Fri, Jun 18 · 2 extra persons · $1,082 CAD · 32 m² · T0J 0Y0
          </Unbroken>
        </Text>
      </State>
      <State name="Figures of one width">
        <div id="figures">
          <Text numeric>$1,111.11</Text>
          <Text numeric>$2,640.58</Text>
          <Text numeric weight="bold">
            $1,111.11
          </Text>
          <Text numeric weight="bold">
            $2,640.58
          </Text>
        </div>
      </State>
    </States>
  );
}

export const words: CatalogueSection = { id: 'words', title: 'Words', Specimens };
