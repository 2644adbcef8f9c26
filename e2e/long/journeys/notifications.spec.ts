import { describeNotifications } from '../../support/notificationTests';

describeNotifications();
