import { useState } from 'react';
import { Button, Popover, type PopoverProps, Stack, Stepper } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Travelers(look: Pick<PopoverProps, 'label' | 'icon' | 'placement' | 'frame'>) {
  const [open, setOpen] = useState(false);
  const [adults, setAdults] = useState(2);
  return (
    <Popover {...look} value={`${adults} adults`} open={open} onOpenChange={setOpen}>
      <Stack>
        <Stepper label="Adults" value={adults} min={1} max={4} onChange={setAdults} />
        <Button full onClick={() => setOpen(false)}>
          Use these
        </Button>
      </Stack>
    </Popover>
  );
}

function Specimens() {
  return (
    <States>
      <State name="A field of its own" width="column">
        <Travelers label="Travelers" icon="people" />
      </State>
      <State name="At the other edge, in a frame of its surroundings" width="column">
        <Travelers label="Guests" frame="plain" placement="end" />
      </State>
      <State name="In the page's flow" width="column">
        <Travelers label="Party" placement="below" />
      </State>
    </States>
  );
}

export const popover: CatalogueSection = { id: 'popover', title: 'Popover', Specimens };
