import { act, fireEvent, screen } from '@testing-library/react';

/** Presses the first button of a name once it is there: on phones the bar has one, on wider screens the card. */
export const press = (name: string | RegExp) => click('button', name);
/** Follows the first link of a name once it is there. */
export const follow = (name: string | RegExp) => click('link', name);

async function click(role: string, name: string | RegExp) {
  const [first] = await screen.findAllByRole(role, { name });
  await act(async () => fireEvent.click(first!));
}

/** Writes the whole value of a field at once. */
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const signOut = () => act(async () => fireEvent.click(screen.getAllByText('Sign out')[0]!));

/** The solid buttons and links of a page: the one thing to do there. */
export const solid = () =>
  [...screen.getByRole('main').querySelectorAll('a, button')].filter(({ className }) =>
    /solid/.test(className),
  );
export const solidWords = () => solid().map(({ textContent }) => textContent);
