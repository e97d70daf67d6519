import { Button, buttonStyle, Icon, IconButton, Inline } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Specimens() {
  return (
    <States>
      <State name="Solid: the one orange button of a screen">
        <Button variant="solid">Search</Button>
      </State>
      <State name="Outline">
        <Button>Continue shopping</Button>
      </State>
      <State name="Quiet">
        <Button variant="quiet">Clear dates</Button>
      </State>
      <State name="A link in a button's clothes">
        <a href="#buttons" className={buttonStyle()}>
          Get the app
          <Icon name="external" size={20} />
        </a>
      </State>
      <State name="Sizes">
        <Inline>
          <Button size="small">Small</Button>
          <Button>Regular</Button>
          <Button size="large">Large</Button>
        </Inline>
      </State>
      <State name="Disabled">
        <Inline>
          <Button variant="solid" disabled>
            Search
          </Button>
          <Button disabled>Previous</Button>
        </Inline>
      </State>
      <State name="Busy">
        <Inline>
          <Button variant="solid" busy busyText="Reserving…">
            Reserve
          </Button>
          <Button busy>Send</Button>
        </Inline>
      </State>
      <State name="Full width" width="column">
        <Button variant="solid" size="large" full>
          Confirm & Pay $196 CAD
        </Button>
      </State>
      <State name="Icon buttons">
        <Inline>
          <IconButton icon="arrow-left" variant="outline" label="Previous" />
          <IconButton icon="arrow-right" variant="outline" label="Next" />
          <IconButton icon="close" label="Close" />
          <IconButton icon="arrow-right" variant="outline" label="Not now" disabled />
        </Inline>
      </State>
    </States>
  );
}

export const buttons: CatalogueSection = { id: 'buttons', title: 'Buttons', Specimens };
