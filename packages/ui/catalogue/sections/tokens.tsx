import { classes, Text } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';
import { grid, radii, raised, row, shadows, spaces, swatch, swatches } from './tokens.css.ts';

function Specimens() {
  return (
    <States>
      <State name="Colours, with the words that may stand on them" width="across">
        <div className={grid}>
          {Object.entries(swatches).map(([name, colours]) => (
            <div key={name} className={classes(swatch, colours)}>
              {name}
            </div>
          ))}
        </div>
      </State>
      <State name="Space" width="across">
        {Object.entries(spaces).map(([name, wide]) => (
          <div key={name} className={row}>
            <Text as="span">{name}</Text>
            <div className={wide} />
          </div>
        ))}
      </State>
      <State name="Corners" width="across">
        <div className={grid}>
          {Object.entries(radii).map(([name, corner]) => (
            <div key={name} className={corner}>
              {name}
            </div>
          ))}
        </div>
      </State>
      <State name="Shadows" width="across">
        <div className={grid}>
          {Object.entries(shadows).map(([name, shadow]) => (
            <div key={name} className={classes(raised, shadow)}>
              {name}
            </div>
          ))}
        </div>
      </State>
    </States>
  );
}

export const tokens: CatalogueSection = { id: 'tokens', title: 'Tokens', Specimens };
