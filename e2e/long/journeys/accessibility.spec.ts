import { describeAccessibility } from '../../support/accessibilityTests';

describeAccessibility('dark');
