import { classes, Heading, Stack, Text, Unbroken } from '../../src/index.ts';
import type { CatalogueSection } from './section.ts';
import { grid, radii, raised, row, shadows, spaces, swatch, swatches } from './tokens.css.ts';

interface SamplesProps {
  readonly of: Readonly<Record<string, string>>;
  readonly look?: string;
}

function Samples({ of, look }: SamplesProps) {
  return (
    <div className={grid}>
      {Object.entries(of).map(([name, own]) => (
        <div key={name} className={classes(look, own)}>
          {name}
        </div>
      ))}
    </div>
  );
}

export const tokens: CatalogueSection = {
  title: 'Tokens',
  across: {
    'Colours, with the words that may stand on them': <Samples of={swatches} look={swatch} />,
    Space: Object.entries(spaces).map(([name, wide]) => (
      <div key={name} className={row}>
        <Text as="span">{name}</Text>
        <div className={wide} />
      </div>
    )),
    Corners: <Samples of={radii} />,
    Shadows: <Samples of={shadows} look={raised} />,
  },
};

const sizes = ['hero', 'page', 'section', 'heading', 'title', 'small'] as const;

export const words: CatalogueSection = {
  title: 'Words',
  across: {
    Headings: (
      <Stack>
        {sizes.map((size) => (
          <Heading key={size} level={3} size={size}>
            Sleep where the dinosaurs did
          </Heading>
        ))}
      </Stack>
    ),
  },
  own: {
    Sizes: (
      <>
        <Text size="lead">Lead: forty rooms at the edge of the badlands.</Text>
        <Text>Body: breakfast in the morning and space for the truck.</Text>
        <Text size="small">Small: check-in 3:00 PM.</Text>
      </>
    ),
    Tones: (
      <>
        <Text>Ink</Text>
        <Text tone="soft">Soft</Text>
        <Text tone="accent">Accent</Text>
        <Text tone="error">Error</Text>
      </>
    ),
    'Weights and a figure': (
      <>
        <Text weight="medium">Medium</Text>
        <Text weight="bold">Bold</Text>
        <Text size="title" figure>
          $196 CAD
        </Text>
      </>
    ),
    'Units that never break': (
      <Text>
        <Unbroken>
          Wed, Jun 16, 3:00 PM to Fri, Jun 18 · 2 extra persons · $1,082 CAD · 32 m² · T0J 0Y0
        </Unbroken>
      </Text>
    ),
    'Figures of one width': (
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
    ),
  },
};
