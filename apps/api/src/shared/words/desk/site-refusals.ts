/** About the motel's content. */
export const SITE_REFUSALS = {
  'no-such-part': 'There is no such part of the site.',
  'not-of-this-part': 'This part has no such field.',
  'page-is-there': ({ title }: { title: string }) =>
    `There is a page of the name ${title}. Call the new one something else.`,
  'page-is-needed': ({ title }: { title: string }) => `Guests need the page ${title}: it stays.`,
  'no-such-version': 'There is no such earlier version.',
  'site-has-mistakes': ({ title, sentence }: { title: string; sentence: string }) =>
    `Nothing was published. ${title}: ${sentence}`,
};
