/** About the motel's content. */
export const SITE_REFUSALS = {
  'no-such-part': 'There is no such part of the site.',
  'not-of-this-part': 'This part has no such field.',
  'page-is-there': ({ title }: { title: string }) =>
    `There is a page of the name ${title}. Call the new one something else.`,
  'page-is-needed': ({ title }: { title: string }) => `Guests need the page ${title}: it stays.`,
  'currency-of-stays': ({ currency }: { currency: string }) =>
    `The motel has stays that are paid in ${currency}: its currency stays.`,
  'no-such-version': 'There is no such earlier version.',
  'motel-has-stays': 'The motel has stays: its parts can be changed, and it cannot begin anew.',
  'no-photograph': ({ sentence }: { sentence: string }) => sentence,
  'no-such-picture': ({ path }: { path: string }) => `There is no picture ${path}: keep it first.`,
  'site-has-mistakes': ({ title, sentence }: { title: string; sentence: string }) =>
    `Nothing was published. ${title}: ${sentence}`,
};
