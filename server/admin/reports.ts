import type { Site } from './site';

/** How many are listed. */
const MOST = 100;

/** The open reports, a line each, the latest first. */
export async function openReports({ store }: Site): Promise<string> {
  const { value: lines } = await store.read(async (tx) => {
    const open = await tx.first('reports', 'byAge', [{ prefix: [1] }], 'descending', MOST);
    return Promise.all(
      open.map(async ({ createdAt, kind, aboutId, reporterId, reason }) => {
        const [reporter, person] = await Promise.all([
          tx.get('users', reporterId),
          kind === 'user' ? tx.get('users', aboutId) : undefined,
        ]);
        const about = `${kind} ${person?.username ?? aboutId}`;
        return `${createdAt}  ${about}, by ${reporter?.username ?? 'somebody'}: ${JSON.stringify(reason)}`;
      }),
    );
  });
  return lines.length === 0 ? 'There are no open reports.' : lines.join('\n');
}
