const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long a post counts as fresh, in seconds: a week. */
const FRESH = 7 * DAY;

const UNITS = [
  { size: DAY, one: 'day', many: 'days' },
  { size: HOUR, one: 'hr.', many: 'hr.' },
  { size: MINUTE, one: 'min.', many: 'min.' },
];

/**
 * How long ago something fresh was, in English: "just now", "5 min. ago", "2 days ago".
 * @param timestamp when it was
 * @param now milliseconds since 1970
 * @returns null for what is older than a week, in the future, or no time
 */
export const relativeTime = (timestamp: string, now: number): string | null => {
  const seconds = Math.floor((now - Date.parse(timestamp)) / 1000);
  // Timestamps have whole seconds, so that a new one may lie a moment ahead.
  if (!(seconds >= -1 && seconds < FRESH)) return null;
  const unit = UNITS.find(({ size }) => seconds >= size);
  if (!unit) return 'just now';
  const count = Math.floor(seconds / unit.size);
  return `${count} ${count === 1 ? unit.one : unit.many} ago`;
};
