import { describeDrafts } from './support/draftTests';

describeDrafts();
