import { useState } from 'react';
import {
  Button,
  buttonStyle,
  Checkbox,
  type CheckboxProps,
  Icon,
  IconButton,
  Inline,
  SelectField,
  type SelectFieldProps,
  Stepper,
  type StepperProps,
  TextField,
  type TextFieldProps,
} from '../../src/index.ts';
import type { CatalogueSection } from './section.ts';

export const buttons: CatalogueSection = {
  title: 'Buttons',
  own: {
    'Solid: the one orange button of a screen': <Button variant="solid">Search</Button>,
    Outline: <Button>Continue shopping</Button>,
    Quiet: <Button variant="quiet">Clear dates</Button>,
    "A link in a button's clothes": (
      <a href="#buttons" className={buttonStyle()}>
        Get the app
        <Icon name="external" size={20} />
      </a>
    ),
    Sizes: (
      <Inline>
        <Button size="small">Small</Button>
        <Button>Regular</Button>
        <Button size="large">Large</Button>
      </Inline>
    ),
    Disabled: (
      <Inline>
        <Button variant="solid" disabled>
          Search
        </Button>
        <Button disabled>Previous</Button>
      </Inline>
    ),
    Busy: (
      <Inline>
        <Button variant="solid" busy busyText="Reserving…">
          Reserve
        </Button>
        <Button busy>Send</Button>
      </Inline>
    ),
    'Icon buttons': (
      <Inline>
        <IconButton icon="arrow-left" variant="outline" label="Previous" />
        <IconButton icon="arrow-right" variant="outline" label="Next" />
        <IconButton icon="close" label="Close" />
        <IconButton icon="arrow-right" variant="outline" label="Not now" disabled />
      </Inline>
    ),
  },
  column: {
    'Full width': (
      <Button variant="solid" size="large" full>
        Confirm & Pay $196 CAD
      </Button>
    ),
  },
};

function Typed({ value: first, ...rest }: Omit<TextFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <TextField {...rest} value={value} onChange={setValue} />;
}

function Chosen({ value: first, ...rest }: Omit<SelectFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <SelectField {...rest} value={value} onChange={setValue} />;
}

const provinces = ['Alberta', 'British Columbia', 'Manitoba'].map((label) => ({ value: label, label }));

export const fields: CatalogueSection = {
  title: 'Fields',
  column: {
    'Empty, with help': <Typed label="First name" value="" hint="As on your identification." />,
    Filled: <Typed label="Email" type="email" value="maryam@example.ca" />,
    Wrong: (
      <Typed label="Phone number" type="tel" value="403 555" error="Please enter a valid phone number" />
    ),
    'Optional, several lines': (
      <Typed label="Special requests" mark="Optional" rows={4} value="Late arrival, around 9 PM." />
    ),
    Disabled: <Typed label="Last name" value="Okafor" disabled />,
    'A choice': <Chosen label="Province" value="Alberta" options={provinces} />,
    'A wrong choice': (
      <Chosen
        label="Country"
        value=""
        options={[{ value: '', label: 'Choose a country' }]}
        error="Please choose a country"
      />
    ),
    'A disabled choice': (
      <Chosen label="Currency" value="cad" options={[{ value: 'cad', label: 'CAD' }]} disabled />
    ),
  },
};

function Pressed({ checked: first, ...rest }: Omit<CheckboxProps, 'onChange'>) {
  const [checked, setChecked] = useState(first);
  return <Checkbox {...rest} checked={checked} onChange={setChecked} />;
}

export const checkbox: CatalogueSection = {
  title: 'Checkbox',
  own: {
    Empty: <Pressed label="Bringing pets, $15 each" checked={false} />,
    'Checked, with help': (
      <Pressed label="I accept the house rules" checked hint="Quiet hours are 10 PM to 7 AM." />
    ),
    Wrong: <Pressed label="I accept the terms" checked={false} error="Please accept the terms" />,
    Disabled: <Pressed label="Smoking room" checked disabled />,
  },
};

function Counted({ value: first, ...rest }: Omit<StepperProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <Stepper {...rest} value={value} onChange={setValue} />;
}

export const stepper: CatalogueSection = {
  title: 'Stepper',
  column: {
    'Between its limits': <Counted label="Adults" sublabel="Ages 13+" value={2} min={1} max={4} />,
    'At the lower limit': <Counted label="Children" sublabel="Ages 2–12" value={0} min={0} max={4} />,
    'At the upper limit': <Counted label="Rooms" value={10} min={1} max={10} />,
  },
};
