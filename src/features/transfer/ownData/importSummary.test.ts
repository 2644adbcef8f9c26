import { describeImport, type ImportSummary } from './importSummary';

const summary = (fields: Partial<ImportSummary>): ImportSummary => ({
  imported: {},
  skipped: [],
  stoppedBy: null,
  ...fields,
});

it('counts imported items, singular or plural', () => {
  const imported = { profile: 1, posts: 2, likes: 1, bookmarks: 0, follows: 3 };
  expect(describeImport(summary({ imported }))).toBe(
    'Imported: your profile, 2 posts, 1 like, 3 follows.',
  );
});

it('reports that there was nothing new', () => {
  expect(describeImport(summary({}))).toBe('There was nothing new in the file.');
});

it('reports how many were skipped for which reason', () => {
  const skipped = ['the post is not here', 'the post is not here', 'User not found.'];
  expect(describeImport(summary({ skipped }))).toContain(
    'Skipped: 2 (the post is not here), 1 (User not found).',
  );
});

it('reports why it was interrupted, and how to continue', () => {
  const text = describeImport(summary({ stoppedBy: 'There is no space left.' }));
  expect(text).toMatch(
    /^The import was interrupted: There is no space left\..*Import the file again/,
  );
});
