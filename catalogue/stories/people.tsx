import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { AppDispatch } from '../../src/app/hooks';
import { PersonAvatar } from '../../src/components/PersonAvatar';
import { PersonNames } from '../../src/components/PersonNames';
import { PersonRow } from '../../src/components/PersonRow';
import type { UserSummary } from '../../src/domain/entities';
import { HiddenSettings } from '../../src/features/users/hidden/HiddenSettings';
import { FollowButton } from '../../src/features/users/FollowButton';
import { ProfileHeader } from '../../src/features/users/ProfileHeader';
import { SearchBox } from '../../src/features/search/SearchBox';
import { SuggestedUsers } from '../../src/features/users/SuggestedUsers';
import { searchTyped } from '../../src/features/users/usersSlice';
import { fullName } from '../../src/lib/people';
import type { TestTransport } from '../../src/testing/transport';
import { ANA, BROKEN_PHOTO, FOLLOWING_ANA, KAI, LONG_NAME, NOEL, RUTH } from '../cast';
import type { Entry } from '../story';

const row = (person: UserSummary, action?: React.ReactNode) => (
  <List>
    <PersonRow
      action={action}
      avatar={person.avatar}
      name={fullName(person)}
      to={`/profile/${person.username}`}
      username={person.username}
    />
  </List>
);

/** The search results for this answer. */
const searching = (name: string, answers: (transport: TestTransport) => void) => ({
  name,
  windowHeight: 320,
  setting: { answers, happens: (dispatch: AppDispatch) => void dispatch(searchTyped('a')) },
  render: () => <SearchBox />,
});

const onePost = (transport: TestTransport) =>
  transport.answersWith('GET /api/posts/user/', { posts: [], nextCursor: null });

const HIDDEN = 'GET /api/users/hidden';

/** What the settings show for this answer. */
const hides = (name: string, answers: (transport: TestTransport) => void) => ({
  name,
  isWide: true,
  setting: { answers },
  render: () => <HiddenSettings />,
});

const everybody = [RUTH, NOEL, KAI];
const SUGGESTED = 'GET /api/users?suggested';
const FOUND = 'GET /api/users?q=';

export const people: Entry[] = [
  {
    component: 'HiddenSettings',
    stories: [
      hides('nothing', (transport) =>
        transport.answersWith(HIDDEN, { blocked: [], muted: [], words: [] }),
      ),
      hides('people and words', (transport) =>
        transport.answersWith(HIDDEN, {
          blocked: [KAI],
          muted: [RUTH, LONG_NAME],
          words: ['remake', 'the last reel'],
        }),
      ),
      hides('waiting', (transport) => void transport.holdsAnswer(HIDDEN)),
      hides('an error', (transport) => transport.failsWith(HIDDEN, 503, 'The storage is busy.')),
    ],
  },
  {
    component: 'PersonAvatar',
    stories: [
      { name: 'with a picture', render: () => <PersonAvatar name="Ana Lys" src={ANA.avatar} /> },
      { name: 'without one', render: () => <PersonAvatar name="Ana Lys" src="" /> },
      {
        name: 'with one that fails',
        render: () => <PersonAvatar name="Ana Lys" src={BROKEN_PHOTO} />,
      },
      { name: 'large', render: () => <PersonAvatar name="Ana Lys" size={96} src={ANA.avatar} /> },
    ],
  },
  {
    component: 'PersonNames',
    stories: [
      { name: 'usual', render: () => <PersonNames name="Ana Lys" username="ana" /> },
      {
        name: 'long',
        render: () => <PersonNames name={fullName(LONG_NAME)} username={LONG_NAME.username} />,
      },
    ],
  },
  {
    component: 'PersonRow',
    stories: [
      { name: 'alone', isWide: true, render: () => row(RUTH) },
      {
        name: 'with what can be done',
        isWide: true,
        render: () =>
          row(
            RUTH,
            <Button size="small" variant="outlined">
              Follow
            </Button>,
          ),
      },
      { name: 'with a long name', isWide: true, render: () => row(LONG_NAME) },
      {
        name: 'without a link',
        isWide: true,
        render: () => (
          <List>
            <PersonRow avatar={RUTH.avatar} name={fullName(RUTH)} username={RUTH.username} />
          </List>
        ),
      },
    ],
  },
  {
    component: 'FollowButton',
    stories: [
      {
        name: 'of a stranger',
        setting: { others: everybody },
        render: () => <FollowButton person={RUTH} />,
      },
      {
        name: 'of somebody followed',
        setting: { viewer: FOLLOWING_ANA, others: everybody },
        render: () => <FollowButton person={RUTH} />,
      },
      {
        name: 'in a list',
        setting: { others: everybody },
        render: () => <FollowButton inList person={RUTH} />,
      },
    ],
  },
  {
    component: 'ProfileHeader',
    stories: [
      {
        name: 'one’s own',
        windowHeight: 620,
        setting: { viewer: FOLLOWING_ANA, others: everybody, answers: onePost },
        render: () => <ProfileHeader user={FOLLOWING_ANA} />,
      },
      {
        name: 'another’s',
        windowHeight: 620,
        setting: { others: everybody, answers: onePost },
        render: () => <ProfileHeader user={RUTH} />,
      },
      {
        name: 'with next to nothing in it',
        windowHeight: 420,
        setting: { others: everybody, answers: onePost },
        render: () => <ProfileHeader user={{ ...NOEL, avatar: '' }} />,
      },
    ],
  },
  {
    component: 'SuggestedUsers',
    stories: [
      {
        name: 'with people',
        windowHeight: 320,
        setting: {
          others: everybody,
          answers: (transport) => transport.answersWith(SUGGESTED, { users: everybody }),
        },
        render: () => <SuggestedUsers />,
      },
      {
        name: 'on its way',
        windowHeight: 320,
        setting: { answers: (transport) => void transport.holdsAnswer(SUGGESTED) },
        render: () => <SuggestedUsers />,
      },
      {
        name: 'failed',
        windowHeight: 220,
        setting: { answers: (transport) => transport.losesConnection(SUGGESTED) },
        render: () => <SuggestedUsers />,
      },
    ],
  },
  {
    component: 'SearchBox',
    stories: [
      { name: 'at rest', windowHeight: 70, render: () => <SearchBox /> },
      searching('open', (transport) => transport.answersWith(FOUND, { users: everybody })),
      searching('on its way', (transport) => void transport.holdsAnswer(FOUND)),
      searching('nothing found', (transport) => transport.answersWith(FOUND, { users: [] })),
      searching('failed', (transport) => transport.losesConnection(FOUND)),
    ],
  },
];
