import { Text } from '@motel/ui';
import { sitePaths } from '../../shared/site-paths.ts';

/** §2: the guest agrees to the terms and the privacy policy. They open in a new tab, so that no typed text is lost. */
export function SignInNote() {
  return (
    <Text size="small" tone="soft">
      By signing in you agree to our{' '}
      <a href={sitePaths.terms} target="_blank" rel="noreferrer">
        terms
      </a>{' '}
      and{' '}
      <a href={sitePaths.privacyPolicy} target="_blank" rel="noreferrer">
        privacy policy
      </a>
      .
    </Text>
  );
}
