import { useState } from 'react';
import {
  Button,
  Dialog,
  type DialogProps,
  Icon,
  Menu,
  Popover,
  type PopoverProps,
  Stack,
  Stepper,
  Text,
  TextField,
} from '../../src/index.ts';
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

export const popover: CatalogueSection = {
  title: 'Popover',
  column: {
    'A field of its own': <Travelers label="Travelers" icon="people" />,
    'At the other edge, in a frame of its surroundings': (
      <Travelers label="Guests" frame="plain" placement="end" />
    ),
    "In the page's flow": <Travelers label="Party" placement="below" />,
  },
};

function Opener({ opener, ...dialog }: Omit<DialogProps, 'open' | 'onClose'> & { readonly opener: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function NameForm() {
  const [name, setName] = useState('');
  return (
    <Stack>
      <TextField label="Mobile number" type="tel" value={name} onChange={setName} />
      <Button variant="solid" full>
        Continue
      </Button>
    </Stack>
  );
}

const rules = [
  'Check-in is from 3:00 PM, check-out until 11:00 AM.',
  'Quiet hours are 10 PM to 7 AM.',
  'Pets are welcome and never left alone in a room.',
];

export const dialog: CatalogueSection = {
  title: 'Dialog',
  own: {
    'Narrow, with a field': (
      <Opener opener="Sign in" title="Sign in" width="narrow">
        <NameForm />
      </Opener>
    ),
    'Regular, words only': (
      <Opener opener="Decline the booking" title="Decline this booking?">
        <Text>Your room goes back to the others.</Text>
      </Opener>
    ),
    'Wide, longer than the window': (
      <Opener opener="House rules" title="House rules" width="wide">
        <Stack>
          {Array.from({ length: 12 }, (_, number) => number + 1).flatMap((number) =>
            rules.map((rule) => (
              <Text key={`${number} ${rule}`}>
                {number}. {rule}
              </Text>
            )),
          )}
        </Stack>
      </Opener>
    ),
  },
};

export const menu: CatalogueSection = {
  title: 'Menu',
  own: {
    "A guest's menu": (
      <Menu
        edge="start"
        summary={
          <>
            <Icon name="user" size={20} />
            Maryam
            <Icon name="chevron-down" size={20} />
          </>
        }
      >
        <p>Welcome, Maryam</p>
        <a href="#menu" aria-current="page">
          Booking Details
        </a>
        <a href="#fields">Contact</a>
        <hr />
        <button type="button">Sign out</button>
      </Menu>
    ),
  },
  column: {
    'Behind a drawing': (
      <Menu label="Menu" summary={<Icon name="menu" />} edge="start">
        <a href="#menu">Gallery</a>
        <a href="#menu">Contact</a>
      </Menu>
    ),
  },
};
