import type { Customer, customerPatch } from '@quay/contract/partner/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { patched } from '../../db/write/patched.ts'
import { sentFields } from '../../db/write/sent-fields.ts'
import { isCodeTaken, updateVersioned } from '../../db/write/update-versioned.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readSetting } from '../setting/read-setting.ts'
import { withTaxCode } from '../tax/with-tax-code.ts'
import { wardName } from '../ward/ward-of.ts'
import { readCustomer } from './customer-queries.ts'
import {
  careName,
  customerFields,
  customerGroupName,
  customerSearchText,
  lockCustomer,
  refuseTakenPhone,
  type StoredCustomer,
} from './customer-store.ts'
import { refuseDebtLimit } from './debt-limit-right.ts'
import { describeCustomer } from './describe-customer.ts'
import { refuseUnasked } from './health-consent.ts'
import { phoneKey } from './phone-key.ts'
import { withCoordinates } from './with-coordinates.ts'

export type CustomerPatch = z.output<typeof customerPatch>

/**
 * Edits a customer. Throws `version-conflict` with the customer as they are, `customer-phone-taken`, `code-taken`,
 * `not-found`, also for a branch that is not the caller's, `branch-inactive`, `customers-of-store` for a new branch where customers are
 * of the whole store, `too-many-requests`, and `forbidden` when a caller without debt_limit/update changes the debt limit.
 */
export async function updateCustomer(tx: Tx, actor: Actor, id: string, patch: CustomerPatch): Promise<Customer> {
  const before = await lockCustomer(tx, actor, id)
  if (!before) throw new DomainError('not-found', { kind: 'customer', id })
  if (before.mergedInto) throw new DomainError('customer-merged', { name: before.name })
  const read = () => readCustomer(tx, actor, id)
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: await read() })
  const { version: _version, branchId, ...given } = patch
  const fields = withCoordinates(withTaxCode(given, before.taxCode))
  const groupName = fields.groupId === undefined ? before.groupName : await customerGroupName(tx, fields.groupId)
  const care = fields.careEmployeeId === undefined ? before.careName : await careName(tx, fields.careEmployeeId)
  const ward = fields.wardCode === undefined ? before.wardName : await wardName(tx, fields.wardCode)
  const after = { ...patched(before, fields), groupName, careName: care, wardName: ward }
  refuseDebtLimit(actor, after.debtLimit, before.debtLimit)
  refuseUnasked(after)
  refuseDebtLimit(actor, after.debtDays, before.debtDays, 'debtDays')
  const [codeTaken] = await Promise.all([
    fields.code !== undefined && isCodeTaken(tx, 'customer', id, fields.code),
    refuseTakenPhone(tx, actor, { customerId: id, phone: fields.phone, before: before.phone }),
  ])
  if (codeTaken) throw refuseField('code-taken', 'code', { code: fields.code! })

  const branch = await branchToMoveTo(tx, actor, before, branchId)
  const changed = changedFields(
    { ...describeCustomer(before), branch: before.branchName },
    { ...describeCustomer(after), branch: branch?.name ?? before.branchName },
  )
  await Promise.all([
    updateVersioned(tx, 'customer', id, {
      ...sentFields(customerFields, fields),
      ...(fields.groupId !== undefined && fields.groupId !== before.groupId && { groupByRule: false }),
      ...(branch && { branchId: branch.id }),
      phoneKey: after.phone ? phoneKey(after.phone) : null,
    }),
    tx.query('update customer_search set folded = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      id,
      customerSearchText(after),
    ]),
    tx.audit('customer.update', { kind: 'customer', id, code: after.code }, changed.before, changed.after),
  ])
  return read()
}

/** The branch that an edit moves the customer to; null where it moves them nowhere. */
async function branchToMoveTo(
  tx: Tx,
  actor: Actor,
  before: StoredCustomer,
  asked: string | undefined,
): Promise<{ id: string; name: string } | null> {
  if (asked === undefined || asked === before.branchId) return null
  const id = branchOf(actor, asked)
  requireActiveBranch(actor, id)
  if (!(await readSetting(tx, 'customersByBranch'))) throw refuseField('customers-of-store', 'branchId')
  const [branch] = await tx.query<{ id: string; name: string }>(
    'select id, name from branch where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  return branch!
}
