import { describeAccessibility } from '../support/accessibilityTests';

describeAccessibility('light');
