import { matchPath, useLocation } from 'react-router-dom';
import { OwnStay } from '../features/stay/OwnStay.tsx';
import { Receipt } from '../features/stay/Receipt.tsx';
import { StayView } from '../features/stay/StayView.tsx';
import { withQueries } from '../shared/queries/with-queries.tsx';
import { sitePaths } from '../shared/site-paths.ts';

/** One stay, where its guest may change it (§2.23), and its receipt (§2.24). */
function StayPage() {
  const isReceipt = matchPath(sitePaths.receipt, useLocation().pathname) !== null;
  return (
    <OwnStay>
      {(stay) => (isReceipt ? <Receipt stay={stay} /> : <StayView key={stay.id} stay={stay} />)}
    </OwnStay>
  );
}

export default withQueries(StayPage);
