import { useState } from 'react';
import { Checkbox, SelectField, TextField } from '../src/index.ts';
import { fireEvent, render, screen } from './support.ts';

/** The texts a screen reader adds to a control, in order. */
function descriptions(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

const ignore = () => undefined;

describe('TextField', () => {
  it('is found by its label, reports its text and that the guest has left it', () => {
    const [change, leave] = [vi.fn(), vi.fn()];
    const own = { autoComplete: 'given-name', maxLength: 15 };
    render(<TextField label="First name" value="" onChange={change} onBlur={leave} {...own} />);
    const field = screen.getByLabelText<HTMLInputElement>('First name');
    fireEvent.change(field, { target: { value: 'Maryam' } });
    expect(change).toHaveBeenCalledWith('Maryam');
    fireEvent.blur(field);
    expect(leave).toHaveBeenCalledOnce();
    expect(field.getAttribute('autocomplete')).toBe('given-name');
    expect(field.maxLength).toBe(15);
    expect(field.type).toBe('text');
    // Without hint or error it is valid and has no description.
    expect(field.getAttribute('aria-describedby')).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('describes the control by error, hint and mark, in that order (§5)', () => {
    const words = { error: 'This is no phone number', hint: 'With its area code', mark: 'Optional' };
    render(<TextField label="Phone number" value="403 555" onChange={ignore} {...words} />);
    const field = screen.getByRole('textbox', { name: 'Phone number' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptions(field)).toEqual([words.error, words.hint, words.mark]);
  });

  it('takes a given id, so that an error summary can point to it', () => {
    render(<TextField id="email" label="Email" value="" onChange={ignore} error="Email is required" />);
    expect(document.getElementById('email')).toBe(screen.getByLabelText('Email'));
    expect(descriptions(screen.getByLabelText('Email'))).toEqual(['Email is required']);
  });

  it('has several lines with `rows`', () => {
    render(<TextField label="Special requests" rows={4} value="Late" onChange={ignore} />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Special requests');
    expect(field.tagName).toBe('TEXTAREA');
    expect(field.getAttribute('rows')).toBe('4');
    expect(field.value).toBe('Late');
  });
});

describe('SelectField', () => {
  const options = [
    { value: '+1', label: 'Canada (+1)' },
    { value: '+49', label: 'Germany (+49)' },
  ];

  it('shows the chosen option and reports the next one', () => {
    function Example() {
      const [code, setCode] = useState('+1');
      return <SelectField label="Country code" value={code} options={options} onChange={setCode} />;
    }
    render(<Example />);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
    expect(field.selectedOptions[0]?.textContent).toBe('Canada (+1)');
    fireEvent.change(field, { target: { value: '+49' } });
    expect(field.value).toBe('+49');
  });

  it('shows its error', () => {
    const error = 'Please select a country code.';
    render(<SelectField label="Country" value="+1" options={options} onChange={ignore} error={error} />);
    const field = screen.getByRole('combobox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptions(field)).toEqual([error]);
  });
});

describe('Checkbox', () => {
  it('can be pressed by its label and reports its state', () => {
    const change = vi.fn();
    render(<Checkbox label="Bringing pets" checked={false} onChange={change} />);
    fireEvent.click(screen.getByText('Bringing pets'));
    expect(change).toHaveBeenCalledWith(true);
  });

  it('shows hint and error', () => {
    render(
      <Checkbox label="Accurate" checked onChange={ignore} hint="To the best of you" error="Please tick" />,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Accurate' });
    expect(box.checked).toBe(true);
    expect(descriptions(box)).toEqual(['Please tick', 'To the best of you']);
  });
});
