import type { Role, roleBody } from '@quay/contract/role/shapes'
import { checkRoleGrant } from '@quay/domain/access/check-grant'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readRole } from './role-queries.ts'
import { describeRole, distinctGrants, insertGrants, refuseTakenRoleName } from './role-store.ts'

/**
 * Adds a role; a copy of another comes as that one's rights. Throws `role-name-taken`, `right-not-held`,
 * `discount-limit-not-held`, `idempotency-conflict`.
 */
export async function createRole(tx: Tx, actor: Actor, body: z.output<typeof roleBody>, hash: Buffer): Promise<Role> {
  return createFrom(tx, 'role', body, hash, {
    read: id => readRole(tx, actor, id),
    async make({ id }) {
      await refuseTakenRoleName(tx, id, body.name)
      const { name, note = null, discountLimit = null } = body
      const content = { name, note, discountLimit, grants: distinctGrants(body.permissions) }
      const refusal = checkRoleGrant(actor, null, content, await readSetting(tx, 'discountLimit'))
      if (refusal) throw refuseAs(refusal)
      await tx.insert('role', [{ id, name, note, discountLimit, contentHash: hash }])
      await insertGrants(tx, id, content.grants)
      await tx.audit('role.create', { kind: 'role', id, code: name }, undefined, describeRole(content))
      return readRole(tx, actor, id)
    },
  })
}
