import { useState } from 'react';
import { Button, Dialog, type DialogProps, Stack, Text, TextField } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

type Opened = Omit<DialogProps, 'open' | 'onClose'> & { readonly opener: string };

function Opener({ opener, ...dialog }: Opened) {
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

function Specimens() {
  return (
    <States>
      <State name="Narrow, with a field">
        <Opener opener="Sign in" title="Sign in" width="narrow">
          <NameForm />
        </Opener>
      </State>
      <State name="Regular, words only">
        <Opener opener="Decline the booking" title="Decline this booking?">
          <Text>Your room goes back to the others.</Text>
        </Opener>
      </State>
      <State name="Wide, longer than the window">
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
      </State>
    </States>
  );
}

export const dialog: CatalogueSection = { id: 'dialog', title: 'Dialog', Specimens };
