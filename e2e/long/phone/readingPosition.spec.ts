import { describeReadingPosition } from '../../support/readingPositionTests';

describeReadingPosition((target) => target.tap());
