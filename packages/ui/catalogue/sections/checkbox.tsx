import { useState } from 'react';
import { Checkbox, type CheckboxProps } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Pressed({ checked: first, ...rest }: Omit<CheckboxProps, 'onChange'>) {
  const [checked, setChecked] = useState(first);
  return <Checkbox {...rest} checked={checked} onChange={setChecked} />;
}

function Specimens() {
  return (
    <States>
      <State name="Empty">
        <Pressed label="Bringing pets, $15 each" checked={false} />
      </State>
      <State name="Checked, with help">
        <Pressed label="I accept the house rules" checked hint="Quiet hours are 10 PM to 7 AM." />
      </State>
      <State name="Wrong">
        <Pressed label="I accept the terms" checked={false} error="Please accept the terms" />
      </State>
      <State name="Disabled">
        <Pressed label="Smoking room" checked disabled />
      </State>
    </States>
  );
}

export const checkbox: CatalogueSection = { id: 'checkbox', title: 'Checkbox', Specimens };
