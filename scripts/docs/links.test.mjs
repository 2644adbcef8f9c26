/** `npm run test:docs`: checks that everything the docs refer to exists. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = [
  'art',
  'bench',
  'catalogue',
  'docs',
  'e2e',
  'mocks',
  'public',
  'scripts',
  'server',
  'src',
];

const inRoot = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
const files = [
  ...inRoot.map(({ name }) => name),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  ),
];
const names = new Set(files.map((path) => basename(path)));

/** Files that a page asks its reader to create on their own host. */
const NOT_OURS = ['404.html'];

const FENCE = /^```.*?^```$/gms;
const LINK = /\]\((?!\w+:)([^)\s]*)\)/g;
const CODE = /`([^`\n]+)`/g;
const PATH = new RegExp(`^(?:${FOLDERS.join('|')})/[\\w./-]*$`);
const FILE_NAME = /^[\w.-]+\.(?:css|html|js|json|md|mjs|tsx?|webp)$/;

/** The anchors that GitHub gives a page's headings. @param {string} page */
const anchorsOf = (page) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** @param {string} text @param {RegExp} pattern */
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, what = '']) => what);

for (const page of files.filter((path) => path.endsWith('.md'))) {
  const text = readFileSync(ROOT + page, 'utf8');
  const prose = text.replace(FENCE, '');

  test(`every relative link of ${page} leads somewhere`, () => {
    const lost = found(prose, LINK).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? ROOT + page : join(ROOT, dirname(page), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    assert.deepEqual(lost, []);
  });

  test(`every file that ${page} names exists`, () => {
    // Files that a how-to page creates exist once it is followed.
    const created = found(text, /Create\s`([^`]+)`/g);
    const isThere = (/** @type {string} */ name) =>
      PATH.test(name)
        ? existsSync(ROOT + name)
        : !FILE_NAME.test(name) || names.has(name) || NOT_OURS.includes(name);
    const lost = found(prose, CODE).filter((name) => !isThere(name) && !created.includes(name));
    assert.deepEqual(lost, []);
  });
}

/** The paths in the README's map, where two more spaces mean one folder deeper. */
function mappedPaths() {
  const [map = ''] =
    /^```\npublic\/.*?^```$/ms.exec(readFileSync(`${ROOT}README.md`, 'utf8')) ?? [];
  /** @type {string[]} */
  const folders = [];
  return map.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( *)([\w.-]+\/?)(?: .*)?$/.exec(line) ?? [];
    if (name === undefined || indent.length > 4) return [];
    folders.splice(indent.length / 2, Infinity, name);
    return folders.join('');
  });
}

test('the map of the code in the README is correct and complete', () => {
  const mapped = mappedPaths();
  const lost = mapped.filter((path) => !existsSync(ROOT + path));
  assert.deepEqual(lost, []);
  const foldersIn = (/** @type {string} */ folder) =>
    readdirSync(ROOT + folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}${entry.name}/`);
  const expected = [
    ...FOLDERS.map((folder) => `${folder}/`),
    ...foldersIn('src/'),
    ...foldersIn('mocks/'),
  ];
  assert.deepEqual(
    expected.filter((path) => !mapped.includes(path)),
    [],
  );
});
