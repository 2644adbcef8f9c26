import relativeTime from 'dayjs/plugin/relativeTime';
import { dayjs } from '../../lib/dayjs';

dayjs.extend(relativeTime);

/** How long ago that was: "3 hours ago". */
export const timeAgo = (timestamp: string): string => dayjs(timestamp).fromNow();
