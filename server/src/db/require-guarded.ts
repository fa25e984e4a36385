import type pg from 'pg'
import { StartError } from '../start-error.ts'

/**
 * Refuses to serve where the role of requests could look around row-level security. Takes a connection of the owner.
 * Throws StartError.
 */
export async function requireGuarded(owner: pg.ClientBase, role = 'quay_app'): Promise<void> {
  await owner.query(`set role ${role}`)
  const { rows } = await owner.query<{ unguarded: boolean }>(
    'select rolsuper or rolbypassrls as unguarded from pg_roles where rolname = current_user',
  )
  await owner.query('reset role')
  if (rows[0]?.unguarded !== false)
    throw new StartError(
      `Role ${role} may look around row-level security; Quầy does not work like that. Run: alter role ${role} nosuperuser nobypassrls`,
    )
}
