/** About the motel's content. */
export const SITE_REFUSALS = {
  'no-such-part': 'There is no such part of the site.',
  'not-of-this-part': 'This part has no such field.',
  'no-such-version': 'There is no such earlier version.',
  'site-has-mistakes': ({ title, sentence }: { title: string; sentence: string }) =>
    `Nothing was published. ${title}: ${sentence}`,
};
