/**
 * What is mutated, and the tests that must fail. Each area has the tests that are nearest to it: small
 * ones, so that a mutant costs a second and a survivor says which test is missing where.
 *
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
    // Without the corpus of hostile bodies: it is long, and held apart from any one handler.
    tests: /^mocks\/(?:(?:handlers|views|feeds|tests\/handlers)\/(?!hostile)|tests\/transport)/,
  },
  db: {
    mutate: ['mocks/db/*.ts'],
    tests: /^mocks\/db\//,
  },
  slices: {
    mutate: ['src/features/**/*{Slice,Reducers}.ts', 'src/features/auth/sendDesired.ts'],
    // With the listeners that send what stands in them and bring in what is answered.
    tests:
      /^src\/features\/(?:[\w/]+(?:Slice|Reducers|Listeners)|films\/[\w/]+|auth\/(?:visit|sendDesired)|posts\/drafts\/draftsInSlice)\.test\.ts$/,
  },
  api: {
    mutate: ['src/api/*.ts'],
    tests: /^src\/api\//,
  },
};

/** The area that this run is about, named by the environment: Stryker's own processes inherit it. */
export function chosenArea() {
  const name = process.env.MUTATION_AREA ?? 'rules';
  const area = AREAS[name];
  if (!area) throw new Error(`No area "${name}". There are: ${Object.keys(AREAS).join(', ')}.`);
  return { name, ...area };
}
