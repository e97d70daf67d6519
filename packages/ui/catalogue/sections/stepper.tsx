import { useState } from 'react';
import { Stepper, type StepperProps } from '../../src/index.ts';
import { State, States } from '../State.tsx';
import type { CatalogueSection } from './section.ts';

function Counted({ value: first, ...rest }: Omit<StepperProps, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <Stepper {...rest} value={value} onChange={setValue} />;
}

function Specimens() {
  return (
    <States>
      <State name="Between its limits" width="column">
        <Counted label="Adults" sublabel="Ages 13+" value={2} min={1} max={4} />
      </State>
      <State name="At the lower limit" width="column">
        <Counted label="Children" sublabel="Ages 2–12" value={0} min={0} max={4} />
      </State>
      <State name="At the upper limit" width="column">
        <Counted label="Rooms" value={10} min={1} max={10} />
      </State>
    </States>
  );
}

export const stepper: CatalogueSection = { id: 'stepper', title: 'Stepper', Specimens };
