import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('before hydration', () => {
  it('typed text stays and is reported', async () => {
    function Example() {
      const [name, setName] = useState('');
      return (
        <>
          <TextField label="First name" value={name} onChange={setName} />
          <output>{name}</output>
        </>
      );
    }
    await hydrate(<Example />, () => {
      screen.getByLabelText<HTMLInputElement>('First name').value = 'Maryam';
    });
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maryam');
    expect(screen.getByRole('status').textContent).toBe('Maryam');
  });

  it('a chosen option stays and is reported', async () => {
    const options = [
      { value: 'CA', label: 'Canada (+1)' },
      { value: 'DE', label: 'Germany (+49)' },
    ];
    function Example() {
      const [country, setCountry] = useState('CA');
      return (
        <>
          <SelectField label="Country code" value={country} onChange={setCountry} options={options} />
          <output>{country}</output>
        </>
      );
    }
    await hydrate(<Example />, () => {
      screen.getByLabelText<HTMLSelectElement>('Country code').value = 'DE';
    });
    expect(screen.getByLabelText<HTMLSelectElement>('Country code').value).toBe('DE');
    expect(screen.getByRole('status').textContent).toBe('DE');
  });

  it('a pressed box stays and is reported', async () => {
    function Example() {
      const [pets, setPets] = useState(false);
      return (
        <>
          <Checkbox label="Pets" checked={pets} onChange={setPets} />
          <output>{pets ? 'pets' : 'none'}</output>
        </>
      );
    }
    await hydrate(<Example />, () => {
      screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    });
    expect(screen.getByRole('status').textContent).toBe('pets');
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
