import { Alert } from '@motel/ui';
import { useLocation } from 'react-router-dom';
import { readCarriedNotice } from '../../shared/carried-notice.ts';

/** Why the guest was sent home, such as from /confirm without a stay (§2.15). */
export function ReasonForHome() {
  const notice = readCarriedNotice(useLocation().state);
  return notice && <Alert tone="info">{notice}</Alert>;
}
