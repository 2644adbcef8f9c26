import { describePlace } from '../../support/placeTests';

describePlace((target) => target.click());
