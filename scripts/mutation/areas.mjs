/**
 * What is mutated, and the tests that must fail. Each area has the tests nearest to it: small ones, so that a mutant
 * costs a second and a survivor shows which test is missing. `overPostgres`: they need a PostgreSQL.
 * @type {Record<string, { mutate: string[], tests: RegExp, overPostgres?: boolean }>}
 */
export const AREAS = {
  rules: {
    mutate: ['mocks/rules/*.ts'],
    // Films, notifications, replies and pictures are tested through the calls that use their rules.
    tests:
      /^mocks\/(?:rules\/|tests\/handlers\/(?:descriptions|diary|films|import|notifications|posts|replies|severalPictures)\.)/,
  },
  handlers: {
    mutate: ['mocks/{handlers,views,feeds}/*.ts'],
    // Without the corpus of hostile bodies, which is long and independent of any one handler.
    tests: /^mocks\/(?:(?:handlers|views|feeds|tests\/handlers)\/(?!hostile)|tests\/transport)/,
  },
  db: {
    mutate: ['mocks/db/*.ts'],
    tests: /^mocks\/db\//,
  },
  slices: {
    mutate: ['src/features/**/*{Slice,Reducers}.ts'],
    // Includes the listeners that send pending changes and store the answers.
    tests:
      /^src\/features\/(?:[\w/]+(?:Slice|Reducers|Listeners)|films\/[\w/]+|(?:posts|users)\/changes\/\w+|toggles)\.test\.ts$/,
  },
  changes: {
    mutate: ['src/api/changes/*.ts'],
    tests: /^src\/api\/changes\//,
  },
  api: {
    mutate: ['src/api/*.ts'],
    tests: /^src\/api\//,
  },
  server: {
    // Without what only the processes of `scripts/serve` test: a mutant would cost as much as a server's start. That is
    // what puts a server together (`main.ts`, `closing.ts`), and the admin's tasks with their backups.
    mutate: [
      'server/*.ts',
      '!server/{main,admin,closing,vite.config}.ts',
      'server/backup/{lines,nightly}.ts',
    ],
    tests: /^server\/(?:\w+|backup\/\w+)\.test\.ts$/,
  },
  serverDb: {
    // Without opening the embedded database, for the same reason.
    mutate: ['server/db/*.ts', '!server/db/{embedded,open}.ts'],
    // What the project `postgresql` has of the database's contract, not of the API's.
    tests: /^(?:server\/(?:tests|db)\/|mocks\/db\/(?:db|sets|stores)\.)/,
    overPostgres: true,
  },
};

/** This run's area, from the environment, which Stryker's own processes inherit. */
export function chosenArea() {
  const name = process.env.MUTATION_AREA ?? 'rules';
  const area = AREAS[name];
  if (!area) throw new Error(`No area "${name}". There are: ${Object.keys(AREAS).join(', ')}.`);
  return { name, ...area };
}
