import type { Pool } from 'pg';

/**
 * Frees the room of what was deleted, and counts what there is, from which the planner chooses its ways. PostgreSQL does
 * this by itself, the embedded database never; others wait for it meanwhile, a second with 100,000 posts.
 */
export async function tidyUp(pool: Pool): Promise<void> {
  await pool.query('vacuum analyze');
}
