import { sitePaths } from '../../shared/site-paths.ts';
import { useWords } from '../../shared/words.ts';
import { MenuLink } from './MenuLink.tsx';
import { useSignOut } from './use-sign-out.ts';

export function UserMenuItems() {
  const { t } = useWords();
  const signOut = useSignOut();
  return (
    <>
      <MenuLink to={sitePaths.bookingHistory}>{t('Booking Details')}</MenuLink>
      <button type="button" onClick={signOut}>
        {t('Sign out')}
      </button>
    </>
  );
}
