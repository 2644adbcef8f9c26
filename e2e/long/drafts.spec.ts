import { describeDraftsAfterKill } from '../support/draftTests';

describeDraftsAfterKill();
