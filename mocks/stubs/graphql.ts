/** Stands in for msw's parser of GraphQL, 129 modules that only its GraphQL handlers ask; this API has none. */
export const parse = (): never => {
  throw new Error('This API speaks no GraphQL.');
};
