import { act, fireEvent, screen } from '@testing-library/react';
import { textsOf } from '../domain/entryTexts';
import { LIMITS } from '../domain/limits';
import { dayjs } from '../lib/dayjs';
import { aFilm, aPerson, aPost } from '../testing/builders';
import { renderPart } from '../testing/renderPart';
import { LoginForm } from './auth/LoginForm';
import { SignupForm } from './auth/SignupForm';
import { filmDraftChanged, profileDraftChanged } from './drafts/draftsSlice';
import { AddFilmDialog } from './films/AddFilmDialog';
import { EntryDialog } from './films/diary/EntryDialog';
import { LogFilmDialog } from './films/diary/LogFilmDialog';
import { FavouritesField } from './films/favourites/FavouritesField';
import { EditFilm } from './films/page/EditFilm';
import { EMPTY_LIST } from './lists/editor/listForm';
import { ListEditor } from './lists/editor/ListEditor';
import { Composer } from './posts/composer/Composer';
import './posts/composer/DraftFilm';
import './posts/composer/DraftPhotos';
import { EditPostForm } from './posts/composer/EditPostForm';
import './posts/composer/FindFilm';
import { ExportPreview } from './transfer/letterboxd/ExportPreview';
import { EditProfileDialog } from './users/EditProfileDialog';

// As on a slow device, where no picture is ready yet.
const mockNever = () => new Promise(() => undefined);
jest.mock('../lib/photos/preparePhoto', () => ({ preparePhoto: () => mockNever() }));
jest.mock('../lib/photos/openPicture', () => ({ openPicture: () => mockNever() }));

beforeEach(() => {
  window.alert = () => undefined;
});

const film = {
  ...aFilm(),
  countries: [],
  languages: [],
};
const ENTRY = {
  _id: 'entry',
  film,
  watchedOn: '2026-01-02',
  rating: null,
  again: null,
  ...textsOf({}),
  postId: null,
};
const EMPTY_EXPORT = {
  entries: 0,
  reviews: 0,
  ratings: 0,
  watched: 0,
  watchlist: 0,
  loved: 0,
  favourites: 0,
  lists: 0,
  areListsPublic: false,
  matched: 0,
  missing: [],
  doubtful: [],
  refused: 0,
  leftOut: {},
};

const notSent = () => {
  throw new Error('An incomplete form was sent.');
};

const PICTURE = new File(['x'], 'x.png', { type: 'image/png' });

/** Each form, with the button that sends it. */
const FORMS = {
  Login: { part: <LoginForm />, send: 'Login' },
  'Sign up': { part: <SignupForm />, send: 'Create New Account' },
  'New post': { part: <Composer />, send: 'Post' },
  'New reply': { part: <Composer replyTo={{ _id: 'p', author: aPerson() }} />, send: 'Reply' },
  'Edit post': { part: <EditPostForm post={aPost()} />, send: 'Save' },
  'Edit review': {
    part: <EditPostForm post={aPost({ film, pictures: [{ src: '/a.webp', alt: 'A wall' }] })} />,
    send: 'Save',
  },
  'Edit Profile': { part: <EditProfileDialog favourites={<FavouritesField />} />, send: 'Save' },
  'Log a film': { part: <LogFilmDialog />, send: 'Save' },
  'Edit diary entry': {
    part: <EntryDialog entry={ENTRY} onSave={notSent} title="Edit diary entry" />,
    send: 'Save',
  },
  'Add a film': { part: <AddFilmDialog />, send: 'Add to Cinefolk' },
  'Edit film': { part: <EditFilm film={film} />, send: 'Save' },
  'New list': {
    part: (
      <ListEditor backTo="/" base={EMPTY_LIST} heading="New list" listId={null} onSave={notSent} />
    ),
    send: 'Save',
  },
  'Edit list': {
    part: (
      <ListEditor
        backTo="/"
        base={{ ...EMPTY_LIST, title: 'Rain' }}
        heading="Edit list"
        listId="rain"
        onSave={notSent}
      />
    ),
    send: 'Save',
  },
  Import: { part: <ExportPreview preview={EMPTY_EXPORT} />, send: 'Import' },
};

interface Row {
  form: keyof typeof FORMS;
  /** A button to press first. */
  opens?: string;
  /** The film to add, which is complete apart from these texts. */
  film?: { title?: string; year?: string; director?: string };
  /** What to type, by field. */
  types?: Record<string, string>;
  /** The button that picks a photo. */
  picks?: string;
  says: string;
  /** The field or button that the sentence describes. */
  at: string;
}

const TOO_LONG = 'w'.repeat(LIMITS.postText + 1);
const LONG_NAME = TOO_LONG.slice(0, LIMITS.name + 1);
const TOMORROW = dayjs().add(1, 'day').format('YYYY-MM-DD');

const NOTHING = { says: 'Write something, or add a photo or a film.' };
const IN_FUTURE = 'A film cannot be watched in the future.';
const TOO_EARLY = 'A film cannot be watched before there was film.';
const LONG_FIRST = { says: 'A first name can have at most 50 characters.', at: 'First name' };
const LONG_LAST = { says: 'A last name can have at most 50 characters.', at: 'Last name' };
const YEAR = { says: 'A year must be a whole number from 1870 to 2100.', at: 'Year' };
const TITLE = { says: 'A title must not be empty.', at: 'Title' };
const DIRECTOR = { says: 'A film needs a director.', at: 'Director' };
const PREPARED = { picks: 'Add photo', says: 'The photo is being prepared.' };
const PASSWORD = { says: 'Password is required', at: 'Password' };

/** A film that is sought or added inside a form is not left behind by sending the form. */
const films = (row: Pick<Row, 'form' | 'opens' | 'types'>): Row[] => [
  {
    ...row,
    types: { ...row.types, 'Find a film': 'our reel' },
    says: row.opens ? 'Choose a film, or close the search.' : 'Choose a film.',
    at: 'Find a film',
  },
  { ...row, film: { year: '' }, ...YEAR },
  {
    ...row,
    film: {},
    says: 'Add this film first, or go back to the search.',
    at: 'Add to Cinefolk',
  },
];

const IDA = { 'First name': 'Ida', 'Last name': 'Lund', Username: 'ida' };
const PASSWORDS = { Password: 'secret', 'Confirm password': 'another' };

const ROWS: Row[] = [
  { form: 'Login', says: 'Username is required', at: 'Username' },
  { form: 'Login', types: { Username: 'ida' }, ...PASSWORD },
  { form: 'Sign up', says: 'First name is required', at: 'First name' },
  {
    form: 'Sign up',
    types: { 'First name': 'Ida' },
    says: 'Last name is required',
    at: 'Last name',
  },
  {
    form: 'Sign up',
    types: { ...IDA, Username: '' },
    says: 'Username is required',
    at: 'Username',
  },
  { form: 'Sign up', types: IDA, ...PASSWORD },
  {
    form: 'Sign up',
    types: { ...IDA, Username: 'ida lund' },
    says: 'A username has 1 to 30 letters, digits, dots, underscores or hyphens.',
    at: 'Username',
  },
  { form: 'Sign up', types: { ...IDA, 'First name': LONG_NAME }, ...LONG_FIRST },
  { form: 'Sign up', types: { ...IDA, 'Last name': LONG_NAME }, ...LONG_LAST },
  {
    form: 'Sign up',
    types: { ...IDA, Password: 'secret' },
    says: 'Confirm password is required',
    at: 'Confirm password',
  },
  {
    form: 'Sign up',
    types: { ...IDA, ...PASSWORDS },
    says: "Passwords don't match",
    at: 'Confirm password',
  },
  { form: 'New post', ...NOTHING, at: 'Post' },
  {
    form: 'New post',
    types: { 'What did you watch?': TOO_LONG },
    says: 'The text is too long.',
    at: 'Post',
  },
  { form: 'New post', ...PREPARED, at: 'Post' },
  ...films({ form: 'New post', opens: 'Add film', types: { 'What did you watch?': 'Ran' } }),
  { form: 'New reply', ...NOTHING, at: 'Reply' },
  { form: 'New reply', ...PREPARED, at: 'Reply' },
  ...films({ form: 'New reply', opens: 'Add film', types: { 'Write a reply': 'Ran' } }),
  { form: 'Edit post', types: { 'Lights, Camera, Action': '' }, ...NOTHING, at: 'Save' },
  { form: 'Edit post', ...PREPARED, at: 'Save' },
  ...films({ form: 'Edit post', opens: 'Add film' }),
  { form: 'Edit review', types: { 'Watched on': TOMORROW }, says: IN_FUTURE, at: 'Save' },
  { form: 'Edit review', types: { 'Watched on': '1800-01-01' }, says: TOO_EARLY, at: 'Save' },
  {
    form: 'Edit review',
    opens: 'Edit description',
    types: { 'Photo description': TOO_LONG },
    says: 'A photo’s description is too long.',
    at: 'Save',
  },
  { form: 'Edit Profile', types: { 'First name': LONG_NAME }, ...LONG_FIRST },
  { form: 'Edit Profile', types: { 'Last name': LONG_NAME }, ...LONG_LAST },
  {
    form: 'Edit Profile',
    types: { Bio: TOO_LONG },
    says: 'A bio can have at most 300 characters.',
    at: 'Bio',
  },
  {
    form: 'Edit Profile',
    types: { Website: 'row F' },
    says: 'Write the whole address, beginning with http:// or https://.',
    at: 'Website',
  },
  { form: 'Edit Profile', ...PREPARED, picks: 'Change avatar', at: 'Save' },
  ...films({ form: 'Edit Profile', opens: 'Add a favourite film' }),
  ...films({ form: 'Log a film' }),
  {
    form: 'Edit diary entry',
    types: { 'Watched on': '' },
    says: 'Choose a day.',
    at: 'Watched on',
  },
  {
    form: 'Edit diary entry',
    types: { 'Watched on': TOMORROW },
    says: IN_FUTURE,
    at: 'Watched on',
  },
  {
    form: 'Edit diary entry',
    types: { 'Watched on': '1800-01-01' },
    says: TOO_EARLY,
    at: 'Watched on',
  },
  {
    form: 'Edit diary entry',
    types: { 'Your notes': TOO_LONG },
    says: 'Your notes can have at most 10,000 characters.',
    at: 'Your notes',
  },
  { form: 'Add a film', film: { title: ' ' }, ...TITLE },
  { form: 'Add a film', film: { year: '1066' }, ...YEAR },
  { form: 'Add a film', film: { director: ',' }, ...DIRECTOR },
  { form: 'Edit film', opens: 'Edit film', types: { Title: '' }, ...TITLE },
  { form: 'Edit film', opens: 'Edit film', types: { Year: '1066' }, ...YEAR },
  { form: 'Edit film', opens: 'Edit film', types: { Director: '' }, ...DIRECTOR },
  { form: 'New list', says: 'A list needs a title.', at: 'Save' },
  {
    form: 'New list',
    types: { Title: TOO_LONG.slice(0, 101) },
    says: 'A title can have at most 100 characters.',
    at: 'Save',
  },
  {
    form: 'New list',
    types: { Title: 'Rain', Description: TOO_LONG.slice(0, 2001) },
    says: 'A description can have at most 2,000 characters.',
    at: 'Save',
  },
  ...films({ form: 'Edit list', opens: 'Add a film' }),
  { form: 'Import', says: 'There is nothing in these files to import.', at: 'Import' },
];

it.each(ROWS)('$form is not sent, and says “$says” at “$at”', async (row) => {
  const { form, opens, film: texts, types = {}, picks, says, at } = row;
  const { part, send } = FORMS[form];
  const { user, store, transport } = await renderPart(part, {
    // There is room for another favourite film.
    arrange: ({ store: { dispatch } }) => dispatch(profileDraftChanged({ favourites: [] })),
  });
  const button = async (name: string) => screen.findByRole('button', { name });
  if (opens) await user.click(await button(opens));
  const whole = { title: 'Our Reel', year: '1987', director: 'Ana Lys', ...texts };
  if (texts) act(() => void store.dispatch(filmDraftChanged({ filmId: null, draft: whole })));
  for (const [label, value] of Object.entries(types))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  if (picks) await user.upload(screen.getByLabelText(picks), PICTURE);
  await user.click(await button(send));

  const place = screen.queryByLabelText(at) ?? (await button(at));
  expect(place).toHaveAccessibleDescription(says);
  // What is disabled cannot have the focus.
  expect(place.matches(':focus, :disabled')).toBe(true);
  expect(transport.sent.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('shows why to who sends an incomplete post by keyboard, until it is complete', async () => {
  const { user } = await renderPart(<Composer />);
  const box = screen.getByRole('textbox', { name: 'What did you watch?' });
  await user.type(box, '{Control>}{Enter}{/Control}');
  expect(screen.getByRole('alert')).toHaveTextContent(NOTHING.says);
  await user.type(box, 'Ran');
  expect(screen.queryByRole('alert')).toBeNull();
});
