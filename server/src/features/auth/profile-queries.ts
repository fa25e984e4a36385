import type { Profile } from '@quay/contract/session/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { addressLineOf } from '../ward/ward-of.ts'
import { pinAttempts } from './check-pin.ts'

/** A switch is on unless the store turned it off. */
const isOn = (key: 'useVat' | 'useLots' | 'usePoints') =>
  `not exists (select from setting g where g.store_id = $1 and g.key = '${key}' and g.value = 'false')`

/** The caller's account with store, branches, and the role they act in now, in one statement. */
export async function readProfile(tx: Tx, actor: Actor): Promise<Profile> {
  const [row] = await tx.query<{ profile: Profile }>(
    `select json_build_object(
       'id', e.id, 'fullName', e.full_name, 'username', e.username, 'phone', e.phone, 'email', e.email, 'avatar', (select '/mp/api/public/image/' || i.slug from image i where i.store_id = $1 and i.id = e.avatar_id), 'version', e.version,
       'hasPin', e.pin_hash is not null, 'isPinLocked', e.pin_hash is not null and e.pin_failures >= $3,
       'hasTotp', e.totp_confirmed_at is not null, 'mustChangePassword', e.must_change_password, 'isPharmacist', e.is_pharmacist,
       'store', json_build_object('id', s.id, 'name', s.name, 'phone', s.phone, 'address', ${addressLineOf('s')}, 'isAgency', s.is_agency,
         'idleLockMinutes', (select nullif(g.value, 'null')::int from setting g where g.store_id = $1 and g.key = 'idleLockMinutes'),
         'usesVat', ${isOn('useVat')}, 'usesLots', ${isOn('useLots')}, 'usesPoints', ${isOn('usePoints')},
         'hasLots', ${isOn('useLots')} or exists (select from lot l where l.store_id = $1 and l.number_key collate "C" > ''),
         'customersByBranch', exists (select from setting g where g.store_id = $1 and g.key = 'customersByBranch' and g.value = 'true')),
       'role', json_build_object('id', r.id, 'name', r.name, 'permissions',
         (select coalesce(json_agg(json_build_object('model', p.model, 'action', p.action) order by p.model, p.action), '[]')
          from role_permission p where p.store_id = $1 and p.role_id = r.id)),
       'branches', (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'address', ${addressLineOf('b')}, 'phone', b.phone,
           'timeZone', b.time_zone, 'dayCutOffHour', b.day_cut_off_hour, 'isActive', b.is_active, 'isDefaultBranch', case when own.has_default then eb.is_default else b.is_default_branch end,
           'role', json_build_object('id', br.id, 'name', br.name))
           order by b.is_active desc, eb.is_default desc, b.is_default_branch desc, b.created_at, b.id), '[]')
         from (select bool_or(d.is_default) as has_default from employee_branch d where d.store_id = $1 and d.employee_id = e.id) own,
           employee_branch eb join branch b on b.store_id = eb.store_id and b.id = eb.branch_id
           join role br on br.store_id = eb.store_id and br.id = coalesce(eb.role_id, e.role_id)
         where eb.store_id = $1 and eb.employee_id = e.id)) as profile
     from employee e
     join store s on s.store_id = e.store_id
     join role r on r.store_id = e.store_id and r.id = $4
     where e.store_id = $1 and e.id = $2`,
    [tx.storeId, actor.employeeId, pinAttempts, actor.roleId],
  )
  return row!.profile
}
