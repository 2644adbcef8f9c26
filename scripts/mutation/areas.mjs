/**
 * What is mutated, and the tests that must fail. Each area has the tests nearest to it: small ones, so that a mutant
 * costs a second and a survivor shows which test is missing.
 * @type {Record<string, { mutate: string[], tests: RegExp }>}
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
};

/** This run's area, from the environment, which Stryker's own processes inherit. */
export function chosenArea() {
  const name = process.env.MUTATION_AREA ?? 'rules';
  const area = AREAS[name];
  if (!area) throw new Error(`No area "${name}". There are: ${Object.keys(AREAS).join(', ')}.`);
  return { name, ...area };
}
