/** `npm run test:lint`: places imports in every layer and checks which of them lint refuses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const cwd = fileURLToPath(new URL('../..', import.meta.url));

/** The samples belong to no TypeScript project, so the type-aware rules are off. */
const eslint = new ESLint({ cwd, overrideConfig: [tseslint.configs.disableTypeChecked] });

/**
 * The imports that lint would refuse by this rule in this file.
 * @param {string} rule
 * @param {string} filePath
 * @param {string[]} imports from the project's root, as modules
 */
async function refusedBy(rule, filePath, imports) {
  const up = '../'.repeat(filePath.split('/').length - 1);
  const text = imports.map((path) => `import '${up}${path}';\n`).join('');
  const [result] = await eslint.lintText(text, { filePath });
  const messages = result?.messages ?? [];
  assert.ok(!messages.some(({ fatal }) => fatal), messages[0]?.message);
  const lines = new Set(messages.flatMap(({ ruleId, line }) => (ruleId === rule ? line : [])));
  return imports.filter((_path, index) => lines.has(index + 1));
}

const LAYERS = {
  domain: 'src/domain/limits',
  lib: 'src/lib/paths',
  theme: 'src/theme/tokens',
  components: 'src/components/Dialog',
  api: 'src/api/service',
  features: 'src/features/posts/postsSlice',
  pages: 'src/pages/HomePage',
  dev: 'src/dev/requestLog',
  app: 'src/app/store',
  hooks: 'src/app/hooks',
  mocks: 'mocks/store',
  server: 'server/router',
};

/** The allowed imports, written out independently: a slip in the table of `layers.mjs` shows here. */
const MAY_IMPORT = {
  'src/domain/planted.ts': 'domain',
  'src/lib/planted.ts': 'domain lib',
  'src/theme/planted.ts': 'domain lib theme',
  'src/components/Planted.tsx': 'domain lib theme components',
  'src/api/planted.ts': 'domain lib api',
  'src/features/posts/planted.ts': 'domain lib theme components api features hooks',
  'src/pages/Planted.tsx': 'domain lib theme components api features pages hooks',
  'src/dev/Planted.tsx': 'domain lib theme components api features dev hooks',
  'src/app/Planted.tsx': 'domain lib theme components api features pages app hooks',
  'mocks/handlers/planted.ts': 'domain mocks',
  'server/planted.ts': 'domain mocks server',
  'src/app/planted.test.ts': Object.keys(LAYERS).join(' '),
};

for (const [filePath, allowed] of Object.entries(MAY_IMPORT)) {
  test(`${filePath} may only import ${allowed}`, async () => {
    const forbidden = Object.entries(LAYERS).filter(([name]) => !allowed.split(' ').includes(name));
    assert.deepEqual(
      await refusedBy('import-x/no-restricted-paths', filePath, Object.values(LAYERS)),
      forbidden.map(([, path]) => path),
    );
  });
}

test('a feature may import another feature’s slice and endpoints, but not its components', async () => {
  const sibling = ['usersSlice', 'usersApi', 'FollowButton', 'ProfileHeader'];
  const paths = sibling.map((name) => `src/features/users/${name}`);
  assert.deepEqual(
    await refusedBy('import-x/no-restricted-paths', 'src/features/posts/Planted.tsx', paths),
    paths.slice(2),
  );
});

test('a feature may import only the siblings that its row names', async () => {
  const paths = ['auth/authSlice', 'ui/uiSlice', 'posts/postsApi', 'films/filmsSlice'].map(
    (path) => `src/features/${path}`,
  );
  assert.deepEqual(
    await refusedBy('import-x/no-restricted-paths', 'src/features/users/planted.ts', paths),
    paths.slice(3),
  );
});

test('the backend can only be imported dynamically', async () => {
  assert.deepEqual(
    await refusedBy('no-restricted-imports', 'src/api/backend.ts', ['mocks/start']),
    ['mocks/start'],
  );
  const lazy = "export const load = () => import('../../mocks/start');\n";
  const [result] = await eslint.lintText(lazy, { filePath: 'src/api/backend.ts' });
  assert.deepEqual(result?.messages, []);
});

test('an import cycle is refused', async () => {
  const path = ['src/domain/linkify'];
  assert.deepEqual(await refusedBy('import-x/no-cycle', 'src/domain/webLink.ts', path), path);
  assert.deepEqual(await refusedBy('import-x/no-cycle', 'src/lib/saveFile.ts', path), []);
});

test('the backend’s rules cannot import the database or the handlers', async () => {
  const paths = ['mocks/db/db', 'mocks/handlers/endpoint'];
  assert.deepEqual(
    await refusedBy('no-restricted-imports', 'mocks/rules/planted.ts', paths),
    paths,
  );
});

test('the domain layer may import no package but the schema library', async () => {
  const code =
    "import * as v from 'valibot';\nimport { uuid } from 'uuid';\nexport const a = [v, uuid];\n";
  const [result] = await eslint.lintText(code, { filePath: 'src/domain/planted.ts' });
  const refused = result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports');
  assert.deepEqual(
    refused?.map(({ line }) => line),
    [2],
  );
});
