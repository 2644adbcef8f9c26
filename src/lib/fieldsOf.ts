/** The fields of a value from outside, unchecked; none where it is no object. */
export const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {};
