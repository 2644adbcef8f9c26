import List from '@mui/material/List';
import type { Notification } from '../../src/domain/notifications';
import { NotificationRow } from '../../src/features/notifications/NotificationRow';
import { FollowBack } from '../../src/features/users/FollowBack';
import { aFilm, aPost } from '../../src/testing/builders';
import { ANA, KAI, NOEL, RUTH } from '../cast';
import type { Entry, Story } from '../story';

const SEEN: Notification = {
  _id: '1',
  kind: 'reply',
  people: [RUTH],
  post: aPost({ author: RUTH, username: RUTH.username, content: 'Row five, on the aisle.' }),
  count: 1,
  createdAt: '2026-11-03T20:00:00Z',
  read: true,
};

const row = (name: string, fields: Partial<Notification>): Story => ({
  name,
  isWide: true,
  render: () => (
    <List disablePadding>
      <NotificationRow
        followBack={(person, named) => <FollowBack named={named} person={person} />}
        notification={{ ...SEEN, ...fields }}
      />
    </List>
  ),
});

export const notifications: Entry[] = [
  {
    component: 'NotificationRow',
    stories: [
      row('a reply', {}),
      row('new', { read: false }),
      row('likes of many', {
        kind: 'like',
        people: [KAI, NOEL, RUTH],
        count: 12,
        post: aPost({ author: ANA, username: ANA.username }),
      }),
      row('two followers', { kind: 'follow', people: [NOEL, KAI], count: 2, post: null }),
      row('a mention with spoilers', {
        kind: 'mention',
        post: aPost({ author: RUTH, username: RUTH.username, film: aFilm(), spoilers: true }),
      }),
    ],
  },
];
