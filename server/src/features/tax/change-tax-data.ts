import type { TaxData, taxDataPatch } from '@quay/contract/tax/shapes'
import { overlapping, refuseOverlap } from '@quay/domain/tax/decide-vat-rates'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatDate } from '@quay/domain/text/format-date'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { readSetting } from '../setting/read-setting.ts'
import { readTaxData } from './tax-data-queries.ts'
import {
  describeRate,
  lockTargets,
  lockTaxData,
  ratesOfTargets,
  type StoredTaxData,
  touchGoods,
} from './tax-data-store.ts'

type Patch = z.output<typeof taxDataPatch>

/**
 * Edits a dated rate; bills that were sold under it stay as they are. Throws `version-conflict` with the rate as it
 * is, `tax-rate-overlaps`, naming the other, `vat-not-used` and `not-found`.
 */
export async function updateTaxData(tx: Tx, actor: Actor, id: string, patch: Patch): Promise<TaxData> {
  const before = await lockInScope(tx, actor, id, patch.branchId)
  const read = async () => (await readTaxData(tx, actor, [id]))[0]!
  if (before.version !== patch.version) throw new DomainError('version-conflict', { current: await read() })
  if (
    patch.vatRate !== undefined &&
    patch.vatRate > 0 &&
    patch.vatRate !== before.vatRate &&
    !(await readSetting(tx, 'useVat'))
  )
    throw refuseField('vat-not-used', 'vatRate')
  await lockTargets(tx, idsOf(before.productId), idsOf(before.groupId))
  const after = {
    vatRate: patch.vatRate ?? before.vatRate,
    from: patch.from ?? before.from,
    to: patch.to === undefined ? before.to : patch.to,
  }
  if (after.to !== null && after.to < after.from)
    throw new DomainError(
      'invalid-input',
      {},
      { issues: [{ path: 'to', message: 'Ngày cuối không được trước ngày đầu' }] },
    )
  const stored = await ratesOfTargets(tx, before.branchId, [before.targetId])
  const [other] = overlapping(before.targetId, after, stored, id)
  if (other) throw refuseAs(refuseOverlap(before.name, other))

  await tx.query(
    'update tax_data set vat_rate = $3, from_day = $4, to_day = $5, version = version + 1 where store_id = $1 and id = $2',
    [tx.storeId, id, after.vatRate, after.from, after.to],
  )
  await touchGoods(tx, idsOf(before.productId), idsOf(before.groupId))
  const changed = changedFields(describeRate(before), describeRate(after))
  await tx.audit('tax-data.update', subjectOf(before), { ...changed.before, target: before.name }, changed.after)
  return read()
}

/** Deletes a dated rate: from now on the next nearest holds. Throws `not-found`. */
export async function deleteTaxData(
  tx: Tx,
  actor: Actor,
  id: string,
  branchId: string | null | undefined,
): Promise<void> {
  const before = await lockInScope(tx, actor, id, branchId)
  await tx.query('delete from tax_data where store_id = $1 and id = $2', [tx.storeId, id])
  await touchGoods(tx, idsOf(before.productId), idsOf(before.groupId))
  await tx.audit('tax-data.delete', subjectOf(before), { ...describeRate(before), target: before.name })
}

const idsOf = (id: string | null) => (id ? [id] : [])

/** A branch that is named must be the rate's own, unless the rate is of all branches; then it must be the caller's. */
async function lockInScope(
  tx: Tx,
  actor: Actor,
  id: string,
  branchId: string | null | undefined,
): Promise<StoredTaxData> {
  const rate = await lockTaxData(tx, actor, id)
  if (branchId && (rate.branchId ? branchId !== rate.branchId : !actor.branchIds.includes(branchId)))
    throw refuseField('not-found', 'branchId', { kind: 'tax-data', id })
  return rate
}

const subjectOf = ({ id, name, vatRate, from, branchId }: StoredTaxData) => ({
  kind: 'tax-data',
  id,
  code: `${name}: ${describeVatRate(vatRate)} từ ${formatDate(from)}`,
  branchId,
})
