import { useState } from 'react';
import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Typed({ value: first, ...rest }: Omit<TextFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <TextField {...rest} value={value} onChange={setValue} />;
}

function Chosen({ value: first, ...rest }: Omit<SelectFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <SelectField {...rest} value={value} onChange={setValue} />;
}

const provinces = ['Alberta', 'British Columbia', 'Manitoba'].map((label) => ({ value: label, label }));

function Specimens() {
  return (
    <States>
      <State name="Empty, with help" width="column">
        <Typed label="First name" value="" hint="As on your identification." />
      </State>
      <State name="Filled" width="column">
        <Typed label="Email" type="email" value="maryam@example.ca" />
      </State>
      <State name="Wrong" width="column">
        <Typed label="Phone number" type="tel" value="403 555" error="Please enter a valid phone number" />
      </State>
      <State name="Optional, several lines" width="column">
        <Typed label="Special requests" mark="Optional" rows={4} value="Late arrival, around 9 PM." />
      </State>
      <State name="Disabled" width="column">
        <Typed label="Last name" value="Okafor" disabled />
      </State>
      <State name="A choice" width="column">
        <Chosen label="Province" value="Alberta" options={provinces} />
      </State>
      <State name="A wrong choice" width="column">
        <Chosen
          label="Country"
          value=""
          options={[{ value: '', label: 'Choose a country' }]}
          error="Please choose a country"
        />
      </State>
      <State name="A disabled choice" width="column">
        <Chosen label="Currency" value="cad" options={[{ value: 'cad', label: 'CAD' }]} disabled />
      </State>
    </States>
  );
}

export const fields: CatalogueSection = { id: 'fields', title: 'Fields', Specimens };
