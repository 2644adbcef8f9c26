/**
 * Which layer may import which, as zones for `import-x/no-restricted-paths`. A layer may always import from itself.
 * `src/app/hooks.ts` is the one exception to "downward only": it contains only the store's types and typed hooks, see
 * docs/decisions.
 */
const ALLOWED = {
  domain: [],
  lib: ['domain'],
  theme: ['domain', 'lib'],
  components: ['domain', 'lib', 'theme'],
  api: ['domain', 'lib'],
  features: ['domain', 'lib', 'theme', 'components', 'api', 'app/hooks.ts'],
  pages: ['domain', 'lib', 'theme', 'components', 'api', 'features', 'app/hooks.ts'],
  dev: ['domain', 'lib', 'theme', 'components', 'api', 'features', 'app/hooks.ts'],
  app: ['domain', 'lib', 'theme', 'components', 'api', 'features', 'pages'],
};

const FEATURES = ['auth', 'films', 'notifications', 'posts', 'ui', 'users'];

const layerZones = Object.entries(ALLOWED).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: './src',
  except: [layer, ...allowed].map((path) => `./${path}`),
  message: `src/${layer} may import ${allowed.join(', ') || 'nothing'}.`,
}));

const siblingZones = FEATURES.map((feature) => ({
  target: `./src/features/${feature}`,
  from: FEATURES.filter((other) => other !== feature).map(
    (other) => `./src/features/${other}/**/*.tsx`,
  ),
  message: "A feature may import a sibling's slice or endpoints, never its components.",
}));

const backendZones = [
  {
    target: ['./src/!(api)/**', './src/*.tsx', './src/api/!(backend).ts'],
    from: './mocks',
    message: 'Only src/api/backend.ts reaches the fake backend, by a dynamic import.',
  },
  {
    target: './mocks',
    from: './src',
    except: ['./domain'],
    message: 'The backend knows nothing of the app but src/domain.',
  },
];

export const zones = [...layerZones, ...siblingZones, ...backendZones];
