import { act, screen, waitFor, within } from '@testing-library/react';
import { openProfile } from '../testing/openProfile';
import '../features/users/PeopleDialog';
import { watchedToggled } from '../features/films/changes/watched';
import { deletionUndone } from '../features/posts/changes/deletion';

/** The profile's own heading, once it has replaced that of its placeholder. */
const name = () => screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ });
const main = () => within(screen.getByRole('main'));

it('shows the viewer’s own profile and posts', async () => {
  await openProfile();
  expect(await name()).toHaveTextContent('Mina Okafor');
  expect(document.title).toBe('Mina Okafor · Cinefolk');
  expect(await main().findAllByRole('article', { name: 'Post by Mina Okafor' })).toHaveLength(2);
  expect(main().getByText('Posts', { selector: 'p' })).toHaveTextContent('2 Posts');
  expect(main().getAllByText('@matinee')).not.toHaveLength(0);
  expect(main().getByText(/always row F/)).toBeInTheDocument();
  const website = main().getByRole('link', { name: 'rowf.example' });
  expect(website).toHaveAttribute('href', 'https://rowf.example/');
  expect(website).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(main().getByRole('button', { name: '2 Following' })).toBeInTheDocument();
  expect(main().getByRole('button', { name: '2 Followers' })).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Edit Profile' })).toBeInTheDocument();
  expect(main().queryByRole('button', { name: /^(Unf|F)ollow$/ })).toBeNull();
});

it('counts all posts, not only the loaded ones, and updates on a deletion and its Undo', async () => {
  const { user, store } = await openProfile('/profile', {
    arrange: async ({ server, session }) => {
      for (let n = 0; n < 18; n += 1) {
        const postData = { _id: `post-${n}`, content: 'Reel change.', photos: null };
        await server.call('POST', '/api/posts', { token: session?.token, body: { postData } });
      }
    },
  });
  await name();
  const posts = () => main().getByText(/^Posts?$/, { selector: 'p' });
  expect(posts()).toHaveTextContent(/^20 Posts$/);
  const card = within(main().getAllByRole('article')[0] ?? document.body);
  await user.click(card.getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(posts()).toHaveTextContent(/^19 Posts$/));
  act(() => {
    store.dispatch(deletionUndone('post-17'));
  });
  await waitFor(() => expect(posts()).toHaveTextContent(/^20 Posts$/));
});

/** The only one of `framebyframe`. */
const SEED_REPLY = 'two-frames-later';

it('shows replies in a tab of their own, each with the post it answers', async () => {
  const { user } = await openProfile('/profile/framebyframe', {
    arrange: async ({ server }) => {
      const { token } = await server.signIn('framebyframe');
      await server.call('DELETE', `/api/posts/${SEED_REPLY}`, { token });
      const postData = { _id: 'reply', replyTo: 'first-showing', content: 'Me too.', photos: null };
      await server.call('POST', '/api/posts', { token, body: { postData } });
    },
  });
  const posts = await main().findAllByRole('article');
  for (const post of posts) expect(post).toHaveAccessibleName('Post by Priya Raman');
  await user.click(main().getByRole('tab', { name: 'Replies' }));
  const reply = await main().findByRole('article', { name: 'Reply by Priya Raman' });
  expect(reply).toHaveTextContent('Me too.');
  expect(within(reply).getByRole('link', { name: '@matinee' })).toHaveAttribute(
    'href',
    '/singlePost/first-showing',
  );
  expect(main().getAllByRole('article')).toEqual([reply]);
});

it('says that a user has no replies yet', async () => {
  await openProfile('/profile/framebyframe/replies', {
    arrange: async ({ server }) => {
      const { token } = await server.signIn('framebyframe');
      await server.call('DELETE', `/api/posts/${SEED_REPLY}`, { token });
    },
  });
  expect(await main().findByText('No replies yet')).toBeInTheDocument();
});

it('says “1 Post”, “1 Film” and “1 Follower”', async () => {
  await openProfile('/profile/kinokai', {
    arrange: async ({ server, transport }) => {
      const kai = await server.user('kinokai');
      const users = [{ ...kai, postCount: 1, filmCount: 1, followers: kai.followers.slice(0, 1) }];
      transport.answersWith('GET /api/users?username=kinokai', { users });
    },
  });
  await name();
  expect(main().getByText('Post', { selector: 'p' })).toHaveTextContent(/^1 Post$/);
  expect(main().getByRole('link', { name: '1 Film' })).toBeInTheDocument();
  expect(main().getByRole('button', { name: '1 Follower' })).toBeInTheDocument();
});

it('counts the films that a user has watched, and leads to them', async () => {
  const { user, store, transport } = await openProfile();
  await name();
  const films = main().getByRole('link', { name: /^\d+ Films$/ });
  const before = Number.parseInt(films.textContent, 10);
  act(() => {
    store.dispatch(watchedToggled('saltburn-2023', true));
  });
  await act(() => transport.quiet());
  expect(films).toHaveTextContent(`${before + 1} Films`);
  await user.click(films);
  expect(await main().findByRole('tab', { name: 'Films', selected: true })).toBeInTheDocument();
});

it('shows the favourite films under a heading', async () => {
  await openProfile();
  await name();
  expect(main().getByRole('heading', { level: 2, name: 'Favourite films' })).toBeVisible();
  const favourites = within(main().getByRole('list', { name: 'Favourite films' }));
  expect(favourites.getAllByRole('link')).toHaveLength(4);
});

it('shows the viewer’s own profile under their username in any case', async () => {
  await openProfile('/profile/MATINEE');
  expect(await main().findByRole('button', { name: 'Edit Profile' })).toBeInTheDocument();
});

it('follows and unfollows another user, whose followers change at once', async () => {
  const { user } = await openProfile('/profile/kinokai');
  expect(await name()).toHaveTextContent('Kai Lindqvist');
  expect(main().queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  expect(main().queryByRole('button', { name: 'Logout' })).toBeNull();
  expect(main().getByRole('button', { name: '2 Followers' })).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Follow' }));
  expect(main().getByRole('button', { name: '3 Followers' })).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Unfollow' }));
  expect(main().getByRole('button', { name: '2 Followers' })).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Follow' })).toBeInTheDocument();
});

it.each([
  ['Followers', ['Ruth Almeida', 'Priya Raman']],
  ['Following', ['Ruth Almeida', 'Noël Brandt']],
])('lists %s as links that lead to their profiles', async (list, people) => {
  const { user } = await openProfile();
  await name();
  await user.click(main().getByRole('button', { name: `2 ${list}` }));
  const dialog = within(await screen.findByRole('dialog', { name: list }));
  const links = within(dialog.getByRole('list')).getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const person of people) expect(dialog.getByRole('link', { name: person })).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Ruth Almeida' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ruth Almeida' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a user is unknown, with a link back and no retry', async () => {
  await openProfile('/profile/nobody');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('User not found.')).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Back to Explore' })).toBeInTheDocument();
  expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('says what failed, and shows the user on Retry', async () => {
  const { user } = await openProfile('/profile/kinokai', {
    arrange: ({ transport }) =>
      transport.failsWith('GET /api/users?username=kinokai', 500, 'The lamp went out.'),
  });
  expect(await screen.findByText('The lamp went out.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Kai Lindqvist' })).toBeInTheDocument();
});

it('shows the username if both names are empty, no bio of nothing, and never links a script', async () => {
  await openProfile('/profile/kinokai', {
    arrange: async ({ server, transport }) => {
      const nameless = await server.user('kinokai');
      transport.answersWith('GET /api/users?username=kinokai', {
        users: [
          {
            ...nameless,
            firstName: '',
            lastName: '',
            bio: '\u2800',
            website: 'javascript:alert(1)',
          },
        ],
      });
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'kinokai' })).toBeInTheDocument();
  expect(main().queryByRole('link', { name: /alert/ })).toBeNull();
  expect(main().queryByText('\u2800')).toBeNull();
});
