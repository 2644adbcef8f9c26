import { describeDrafts, describeDraftsAfterKill } from '../../support/draftTests';

describeDrafts();
describeDraftsAfterKill();
