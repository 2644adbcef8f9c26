import type { Act, PlainAct, RoleAct } from '../../../domain/moderation';

interface ActTexts {
  /** What the button says. */
  verb: string;
  /** Stands between the verb and what it is done to, if anything does. */
  of?: string;
  /** Stands behind it. */
  after?: string;
  /** What follows from it. */
  explanation: string;
  /** Says that it is done. */
  done: string;
}

/** What is said about each act of a moderator before it is done. */
export const ACT_TEXTS: Record<PlainAct | RoleAct, ActTexts> = {
  'take-down': {
    verb: 'Take down',
    explanation:
      'Only its author and moderators see it from then on. The author is told why, but not by whom.',
    done: 'It is taken down, and its author is told why.',
  },
  'give-back': {
    verb: 'Give back',
    explanation: 'Everybody sees it again. The author is told why, but not by whom.',
    done: 'It is given back, and its author is told.',
  },
  suspend: {
    verb: 'Suspend',
    explanation: 'They are logged out everywhere, and cannot log in until a moderator frees them.',
    done: 'The account is suspended.',
  },
  free: {
    verb: 'Free',
    explanation: 'They can log in again.',
    done: 'The account is free again.',
  },
  'end-sessions': {
    verb: 'Log out',
    explanation:
      'Every session of theirs ends, should the account be in other hands. They can log in again.',
    done: 'All of their sessions have ended.',
  },
  dismiss: {
    verb: 'Dismiss',
    of: 'reports of',
    explanation: 'Nothing is done about it, and every open report of it is settled.',
    done: 'The report is dismissed.',
  },
  'make-moderator': {
    verb: 'Appoint',
    after: 'as a moderator',
    explanation:
      'They see all reports, and can take down posts and lists, suspend accounts, and mend and merge films.',
    done: 'They are a moderator now.',
  },
  'make-member': {
    verb: 'Withdraw',
    of: 'the role of',
    explanation: 'They are a member like everybody else. What they did as a moderator stays.',
    done: 'They are a member again.',
  },
};

/** The whole act, such as "Take down a post by Kai Lindqvist". */
export const actTitle = (act: PlainAct | RoleAct, name: string): string => {
  const { verb, of, after } = ACT_TEXTS[act];
  return [verb, of, name, after].filter(Boolean).join(' ');
};

/** What the log says of each act: the words before and after what it was done to. */
export const LOG_TEXTS: Record<Act, readonly [before: string, after?: string]> = {
  'take-down': ['took down'],
  'give-back': ['gave back'],
  suspend: ['suspended'],
  free: ['freed'],
  'end-sessions': ['logged out'],
  dismiss: ['dismissed reports of'],
  mend: ['mended'],
  'merge-films': ['merged'],
  'make-member': ['made', 'a member'],
  'make-moderator': ['made', 'a moderator'],
  'make-admin': ['made', 'an admin'],
  invite: ['made an invitation'],
  'withdraw-invitation': ['withdrew an invitation'],
};

/** What was done about a report, in two words at most. */
export const STAMPS: Partial<Record<Act, string>> = {
  'take-down': 'Taken down',
  'give-back': 'Given back',
  suspend: 'Suspended',
  free: 'Freed',
  'end-sessions': 'Logged out',
  dismiss: 'Dismissed',
  mend: 'Mended',
  'merge-films': 'Merged',
};
