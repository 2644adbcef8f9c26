import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { zones } from './scripts/eslint/layers.mjs';

const TESTS = [
  '**/*.test.{ts,tsx}',
  'mocks/{tests,testing}/**',
  'server/{tests,testing}/**',
  'src/testing/**',
  'e2e/**',
];

const NO_IMPORT_META = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'Jest runs CommonJS: import.meta belongs in src/main.tsx alone.',
};

const UNTYPED_HOOKS = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of src/app/hooks.',
};

const STYLED_IS_EMOTIONS = ['@mui/material', '@mui/material/styles', '@mui/system'].map((name) => ({
  name,
  importNames: ['styled'],
  message: "Use emotion's: import styled from '@emotion/styled'.",
}));

const DATES_ARE_DAYJS = [
  { object: 'Intl', property: 'DateTimeFormat', message: 'Dates are written with dayjs.' },
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
    property,
    message: 'Dates are written with dayjs, numbers with Intl.NumberFormat.',
  })),
];

/** Elements for which MUI has components. */
const RAW = '/^(button|input|textarea|dialog)$/';
const NO_RAW_ELEMENTS = [
  `JSXOpeningElement[name.name=${RAW}]`,
  `CallExpression[callee.name="styled"][arguments.0.value=${RAW}]`,
  `MemberExpression[object.name="styled"][property.name=${RAW}]`,
].map((selector) => ({ selector, message: 'Use the component of MUI.' }));

const KEYS_ARE_KEY_OFS = [
  'MemberExpression[property.name=/^(isComposing|keyCode|which)$/]',
  'ObjectPattern > Property[key.name=/^(isComposing|keyCode|which)$/]',
  'MemberExpression[object.name="event"][property.name="key"]',
  'JSXAttribute[name.name=/^onKey/] ObjectPattern > Property[key.name="key"]',
].map((selector) => ({ selector, message: 'Ask src/lib/keys: an input method may take the key.' }));

const TEXT_AREAS_ARE_OURS = [
  {
    selector:
      'JSXOpeningElement:has(> JSXAttribute[name.name="multiline"]):not(:has([name.name="inputComponent"], [key.name="inputComponent"]))',
    message: "Use src/components/TextArea: MUI's text box ends undo with every letter.",
  },
];

/** Files that may render one of them: MUI has no file input. */
const RAW_ELEMENTS_ALLOWED = ['src/components/FileButton.tsx'];

export default defineConfig(
  {
    ignores: [
      '.cache/',
      'dist*/',
      'coverage/',
      'screenshots/',
      'test-results*/',
      'reports/',
      '.stryker-tmp/',
      'playwright-report/',
      'public/',
    ],
  },
  {
    linterOptions: { noInlineConfig: true },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      // One minified line of its code is too deep for the parser.
      'import-x/ignore': ['/@electric-sql/'],
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
    },
    plugins: { 'import-x': importX },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-deprecated': [
        'error',
        // The only way to copy without the clipboard API, as on plain http, and to insert text as typing does; and the
        // only sign of a key that Safari's input methods take.
        { allow: [{ from: 'lib', name: ['execCommand', 'keyCode'] }] },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // RTK Query's type for "no argument" is void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Redux's getState and dispatch are meant to be destructured.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.strict],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.strict],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': ['error', { paths: [UNTYPED_HOOKS, ...STYLED_IS_EMOTIONS] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '{mocks,server}/**/*.ts'],
    rules: {
      'max-lines': ['error', 200],
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-syntax': ['error', NO_IMPORT_META, ...KEYS_ARE_KEY_OFS],
      'no-restricted-properties': ['error', ...DATES_ARE_DAYJS],
    },
  },
  {
    name: 'no raw elements',
    files: ['src/**/*.tsx'],
    ignores: [...RAW_ELEMENTS_ALLOWED, ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_IMPORT_META,
        ...KEYS_ARE_KEY_OFS,
        ...NO_RAW_ELEMENTS,
        ...TEXT_AREAS_ARE_OURS,
      ],
    },
  },
  {
    // Browsers offer no clipboard API on plain http, where the old command is the only way.
    files: ['src/lib/copyText.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['src/domain/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|valibot$)',
              message: 'src/domain imports no package but the schema library.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['mocks/rules/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['msw', 'msw/*', 'idb', 'uuid'], message: 'Rules are pure functions.' },
            { group: ['**/db/**', '**/handlers/**'], message: 'Rules know nothing above them.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'indexedDB', 'crypto', 'performance', 'fetch'],
      'no-restricted-properties': [
        'error',
        ...DATES_ARE_DAYJS,
        { object: 'Date', property: 'now', message: 'The caller gives the time.' },
        { object: 'Math', property: 'random', message: 'The caller gives ids.' },
      ],
      'no-restricted-syntax': [
        'error',
        NO_IMPORT_META,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'The caller gives the time.',
        },
      ],
    },
  },
  { files: ['src/app/hooks.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/main.tsx', 'src/lib/keys.ts', 'server/{main,admin,vite.config}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/api/backend.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [UNTYPED_HOOKS],
          patterns: [
            { group: ['**/mocks/**'], message: 'The backend loads lazily: use import().' },
          ],
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-type-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'import-x/no-restricted-paths': 'off',
      'max-lines': 'off',
    },
  },
);
