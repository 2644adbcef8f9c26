/** Stands in for the names of every HTTP status: msw writes them into its log, which is off, and no answer needs them. */
const statuses: { message: Record<number, string> } = { message: {} };
export default statuses;
