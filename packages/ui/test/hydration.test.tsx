import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox, Picture, SelectField, TextField } from '../src/index.ts';
import { act, screen, waitFor } from './support.ts';

let unmount: (() => void) | undefined;

afterEach(() => {
  act(() => unmount?.());
  document.body.innerHTML = '';
});

/** Server-rendered markup that the guest uses before React hydrates it. */
async function hydrate(page: React.ReactNode, touch: () => void) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  touch();
  await act(async () => {
    const root = hydrateRoot(container, page);
    unmount = () => root.unmount();
  });
}

interface Kept<Value> {
  readonly initial: Value;
  readonly field: (value: Value, onChange: (value: Value) => void) => React.ReactNode;
}

function Kept<Value>({ initial, field }: Kept<Value>) {
  const [value, setValue] = useState(initial);
  return (
    <>
      {field(value, setValue)}
      <output>{String(value)}</output>
    </>
  );
}

const reported = () => screen.getByRole('status').textContent;

describe('before hydration', () => {
  it('typed text stays and is reported', async () => {
    const field: Kept<string>['field'] = (value, onChange) => (
      <TextField label="First name" value={value} onChange={onChange} />
    );
    const shown = () => screen.getByLabelText<HTMLInputElement>('First name');
    await hydrate(<Kept initial="" field={field} />, () => {
      shown().value = 'Maryam';
    });
    expect([shown().value, reported()]).toEqual(['Maryam', 'Maryam']);
  });

  it('a chosen option stays and is reported', async () => {
    const options = ['CA', 'DE'].map((value) => ({ value, label: value }));
    const field: Kept<string>['field'] = (value, onChange) => (
      <SelectField label="Country" value={value} onChange={onChange} options={options} />
    );
    const shown = () => screen.getByLabelText<HTMLSelectElement>('Country');
    await hydrate(<Kept initial="CA" field={field} />, () => {
      shown().value = 'DE';
    });
    expect([shown().value, reported()]).toEqual(['DE', 'DE']);
  });

  it('a pressed box stays and is reported', async () => {
    const field: Kept<boolean>['field'] = (checked, onChange) => (
      <Checkbox label="Pets" checked={checked} onChange={onChange} />
    );
    await hydrate(<Kept initial={false} field={field} />, () => {
      screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    });
    expect(reported()).toBe('true');
  });

  it('a picture that has already failed shows its placeholder (§8)', async () => {
    await hydrate(
      <Picture src="/gone.svg" alt="A room" width={4} height={3} placeholder="/none.svg" />,
      () => {
        const image = screen.getByRole<HTMLImageElement>('img');
        Object.defineProperties(image, {
          complete: { value: true },
          naturalWidth: { get: () => (image.src.endsWith('/none.svg') ? 4 : 0) },
          decode: { value: () => Promise.reject(new Error('broken')) },
        });
      },
    );
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe('/none.svg'));
  });
});
