/** The code that Node and PostgreSQL give an error; empty for one without. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
