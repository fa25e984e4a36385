import type { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import type { CustomerGroup, GroupMode, GroupRule } from '@quay/contract/customer-group/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { createOnce } from '../../db/write/create-once.ts'
import { patched } from '../../db/write/patched.ts'
import { refuseDebtLimit } from '../customer/debt-limit-right.ts'
import { raisePromotionVersion } from '../discount/promotion-version.ts'
import { readCustomerGroup } from './customer-group-queries.ts'

type CreateBody = z.output<(typeof customerGroupRoutes)['create']['body']>
type UpdateBody = z.output<(typeof customerGroupRoutes)['update']['body']>

/** Adds a group of customers. Throws `group-name-taken`, `idempotency-conflict`. */
export async function createCustomerGroup(
  tx: Tx,
  actor: Actor,
  body: CreateBody,
  hash: Buffer,
): Promise<CustomerGroup> {
  const id = body.id ?? newId()
  const { name, note = null, debtLimit = null, debtDays = null, mode = 'MANUAL' } = body
  refuseDebtLimit(actor, debtLimit, null)
  refuseDebtLimit(actor, debtDays, null, 'debtDays')
  const rule = ruleOf(mode, body.rule)
  const row = { name, note, debtLimit, debtDays, mode }
  const read = () => readCustomerGroup(tx, id)
  return createOnce(tx, {
    table: 'customer_group',
    id,
    hash,
    read,
    async make() {
      await refuseTakenName(tx, id, name)
      await tx.insert('customer_group', [{ id, ...row, rule: rule && JSON.stringify(rule), contentHash: hash }])
      await tx.audit('customer-group.create', { kind: 'customer-group', id, code: name }, undefined, describe(row))
      return read()
    },
  })
}

/** Renames a group. Throws `group-name-taken`, `not-found`, and `version-conflict` with the group as it is. */
export async function updateCustomerGroup(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, rule: given, ...patch }: UpdateBody,
): Promise<CustomerGroup> {
  const before = await lockGroup(tx, id, version)
  refuseDebtLimit(actor, patch.debtLimit, before.debtLimit)
  refuseDebtLimit(actor, patch.debtDays, before.debtDays, 'debtDays')
  await refuseTakenName(tx, id, patch.name)
  const after = patched(before, patch)
  const rule = ruleOf(after.mode, given === undefined ? before.rule : given)
  await tx.query(
    `update customer_group set name = $3, note = $4, debt_limit = $5, debt_days = $6, mode = $7, rule = $8::jsonb, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, after.name, after.note, after.debtLimit, after.debtDays, after.mode, rule && JSON.stringify(rule)],
  )
  await tx.audit(
    'customer-group.update',
    { kind: 'customer-group', id, code: after.name },
    describe(before),
    describe(after),
  )
  return readCustomerGroup(tx, id)
}

/** Deletes a group; its customers then have no group, and price books for it alone apply to no customer. */
export async function deleteCustomerGroup(tx: Tx, id: string, version: number): Promise<void> {
  const { name, note, customerCount } = await lockGroup(tx, id, version)
  await tx.query('update customer set group_id = null, group_by_rule = false where store_id = $1 and group_id = $2', [
    tx.storeId,
    id,
  ])
  await tx.query('delete from customer_group where store_id = $1 and id = $2', [tx.storeId, id])
  await raisePromotionVersion(tx)
  const before = { name, note, customerCount }
  await tx.audit('customer-group.delete', { kind: 'customer-group', id, code: name }, before, undefined)
}

/** The conditions that go with a way; by hand there are none. Throws `group-rule-missing`. */
function ruleOf(mode: GroupMode, rule: GroupRule | null | undefined): GroupRule | null {
  if (mode === 'MANUAL') return null
  if (!rule) throw refuseField('group-rule-missing', 'rule')
  return rule
}

const modeWords: Record<GroupMode, string> = {
  MANUAL: 'Bằng tay',
  ADD: 'Tự thêm khách',
  FOLLOW: 'Tự thêm và bớt khách',
}
type Described = Pick<CustomerGroup, 'name' | 'note' | 'debtLimit' | 'debtDays' | 'mode'>
const describe = ({ name, note, debtLimit, debtDays, mode }: Described) => ({
  name,
  note,
  debtLimit,
  debtDays,
  groupMode: modeWords[mode],
})

async function refuseTakenName(tx: Tx, id: string, name: string | undefined): Promise<void> {
  const taken = await tx.query(
    'select id from customer_group where store_id = $1 and name_key(name) = name_key($2) and id <> $3',
    [tx.storeId, name ?? null, id],
  )
  if (taken.length > 0) throw refuseField('group-name-taken', 'name', { name: name! })
}

async function lockGroup(tx: Tx, id: string, version: number): Promise<CustomerGroup> {
  await tx.query('select id from customer_group where store_id = $1 and id = $2 for update', [tx.storeId, id])
  const group = await readCustomerGroup(tx, id)
  if (group.version !== version) throw new DomainError('version-conflict', { current: group })
  return group
}
