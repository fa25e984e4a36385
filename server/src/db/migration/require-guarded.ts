import type pg from 'pg'
import { StartError } from '../../start/start-error.ts'

/** Roles of PostgreSQL that read, write or run what no request may. */
const powerful = `'pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files', 'pg_read_all_data',
  'pg_write_all_data', 'pg_signal_backend', 'pg_maintain', 'pg_create_subscription', 'pg_use_reserved_connections'`

/** Every role that the login is or may become by SET ROLE, with what makes it too strong. A superuser may become all. */
const strongSql = `
  select r.rolname as role, case
      when r.rolsuper then 'is a superuser'
      when r.rolbypassrls then 'may look around row-level security'
      when r.rolcreaterole or r.rolcreatedb or r.rolreplication then 'may make roles or databases, or replicate'
      when r.rolname in (${powerful}) then 'reads or runs what only the operator may'
      else 'owns the tables' end as reason
  from pg_roles r
  where pg_has_role(session_user, r.oid, 'member') and (
    r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolname in (${powerful})
    or exists (select 1 from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace)
    or exists (select 1 from pg_database d where d.datdba = r.oid))
  order by r.rolname = session_user desc, r.rolname = 'quay_app' desc, r.rolsuper desc, r.rolname limit 1`

/**
 * Refuses to serve where a request's connection could look around row-level security, by itself or by any role that it
 * may become. Takes a connection as requests have it. Throws StartError.
 */
export async function requireGuarded(login: pg.ClientBase): Promise<void> {
  const { rows: strong } = await login.query<{ role: string; reason: string }>(strongSql)
  if (strong[0])
    throw new StartError(
      `Role ${strong[0].role} ${strong[0].reason}, and requests would work with it; Quầy does not work like that. Requests need a login that is a member of quay_app and of nothing else: alter role ${strong[0].role} nosuperuser nobypassrls nocreaterole nocreatedb noreplication, or name another one in DATABASE_APP_URL.`,
    )
  const { rows } = await login.query<{ user: string; isMember: boolean }>(
    `select session_user as user, pg_has_role(session_user, 'quay_app', 'usage') as is_member`,
  )
  if (!rows[0]!.isMember)
    throw new StartError(
      `Role ${rows[0]!.user} may not do what requests do. Run as the owner: grant quay_app to ${rows[0]!.user}`,
    )
}
