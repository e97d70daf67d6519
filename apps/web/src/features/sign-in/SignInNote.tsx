import { t } from '@motel/language';
import { Text } from '@motel/ui';
import { said } from '../../shared/said.ts';
import { addressOf, sitePaths } from '../../shared/site-paths.ts';

/** §2: the guest agrees to the terms and the privacy policy. They open in a new tab, so that no typed text is lost. */
export function SignInNote() {
  return (
    <Text size="small" tone="soft">
      {said('By signing in you agree to our {terms} and {privacy}.', {
        terms: (
          <a href={addressOf(sitePaths.terms)} target="_blank" rel="noreferrer">
            {t('terms')}
          </a>
        ),
        privacy: (
          <a href={addressOf(sitePaths.privacyPolicy)} target="_blank" rel="noreferrer">
            {t('privacy policy')}
          </a>
        ),
      })}
    </Text>
  );
}
