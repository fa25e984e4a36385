import type { Profile } from '@quay/contract/auth'
import type { Actor, Tx } from '../../db/transaction.ts'

/** The caller's account with store, role and branches, in one statement. */
export async function readProfile(tx: Tx, actor: Actor): Promise<Profile> {
  const [row] = await tx.query<{ profile: Profile }>(
    `select json_build_object(
       'id', e.id, 'fullName', e.full_name, 'username', e.username, 'phone', e.phone, 'email', e.email, 'avatar', (select '/mp/api/public/image/' || i.slug from image i where i.store_id = e.store_id and i.id = e.avatar_id), 'version', e.version,
       'store', json_build_object('id', s.id, 'name', s.name, 'phone', s.phone, 'address', s.address, 'isAgency', s.is_agency),
       'role', json_build_object('id', r.id, 'name', r.name, 'permissions',
         (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action) order by p.model, p.action), '[]')
          from role_permission p where p.store_id = e.store_id and p.role_id = r.id)),
       'branches', (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'phone', b.phone,
           'timeZone', b.time_zone, 'dayCutOffHour', b.day_cut_off_hour, 'isDefaultBranch', b.is_default_branch)
           order by b.is_default_branch desc, b.created_at, b.id), '[]')
         from employee_branch eb join branch b on b.store_id = eb.store_id and b.id = eb.branch_id
         where eb.store_id = e.store_id and eb.employee_id = e.id)) as profile
     from employee e
     join store s on s.store_id = e.store_id
     join role r on r.store_id = e.store_id and r.id = e.role_id
     where e.store_id = $1 and e.id = $2`,
    [tx.storeId, actor.employeeId],
  )
  return row!.profile
}

/** The devices on which the caller is signed in, the last used first. */
export async function listSessions(tx: Tx, actor: Actor) {
  return tx.query<{
    id: string
    userAgent: string | null
    address: string | null
    createdAt: string
    lastUsedAt: string
    isCurrent: boolean
  }>(
    `select id, user_agent as "userAgent", address, created_at as "createdAt", rotated_at as "lastUsedAt", id = $3 as "isCurrent"
     from session where store_id = $1 and employee_id = $2 and revoked_at is null and expires_at > $4 order by rotated_at desc`,
    [tx.storeId, actor.employeeId, actor.sessionId, tx.now],
  )
}
