import type { TaxMethod } from '@quay/contract/enumeration'
import type { TaxInfo, taxInfoPut } from '@quay/contract/tax/shapes'
import { readTaxCode } from '@quay/domain/tax/read-tax-code'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { changedFields } from '../../db/write/changed-fields.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { findTaxInfo, readTaxInfo } from './tax-info-store.ts'

type Body = z.output<typeof taxInfoPut>

/** Declares a branch. Throws `tax-info-exists`, `tax-code-shape` and `tax-code-check-digit` beside the field. */
export async function createTaxInfo(tx: Tx, actor: Actor, body: Body): Promise<TaxInfo> {
  const branchId = branchOf(actor, body.branchId)
  const content = contentOf(body)
  if (await findTaxInfo(tx, branchId, true)) throw new DomainError('tax-info-exists')
  await insert(tx, branchId, content)
  return readTaxInfo(tx, branchId)
}

/**
 * Changes what a branch has declared, or declares it. Throws `version-conflict` with the declaration as it is, where a
 * version was named; `tax-code-shape` and `tax-code-check-digit` beside the field.
 */
export async function putTaxInfo(tx: Tx, actor: Actor, body: Body): Promise<TaxInfo> {
  const branchId = branchOf(actor, body.branchId)
  const content = contentOf(body)
  const before = await findTaxInfo(tx, branchId, true)
  if (body.version !== undefined && before?.version !== body.version)
    throw new DomainError('version-conflict', { current: await readTaxInfo(tx, branchId) })
  if (!before) {
    await insert(tx, branchId, content)
    return readTaxInfo(tx, branchId)
  }
  const changed = changedFields(contentOf({ ...before, method: before.method! }), content)
  await Promise.all([
    tx.query(
      `update tax_info set tax_code = $3, name = $4, address = $5, method = $6, vat_percent = $7, income_percent = $8,
         version = version + 1 where store_id = $1 and branch_id = $2`,
      [tx.storeId, branchId, ...Object.values(columnsOf(content))],
    ),
    tx.audit('tax-info.update', subjectOf(before.id, branchId, content), changed.before, changed.after),
  ])
  return readTaxInfo(tx, branchId)
}

/** Takes a branch's declaration back. Throws `not-found`. */
export async function deleteTaxInfo(tx: Tx, actor: Actor, branchId: string | undefined): Promise<void> {
  const before = await findTaxInfo(tx, branchOf(actor, branchId), true)
  if (!before) throw new DomainError('not-found', { kind: 'tax-info' })
  await tx.query('delete from tax_info where store_id = $1 and id = $2', [tx.storeId, before.id])
  const content = contentOf({ ...before, method: before.method! })
  await tx.audit('tax-info.delete', subjectOf(before.id, before.branchId, content), content)
}

type Content = ReturnType<typeof contentOf>

interface Declared {
  taxCode: string
  name?: string | null | undefined
  address?: string | null | undefined
  method: TaxMethod
  vatPercent?: number | null | undefined
  incomePercent?: number | null | undefined
}

function contentOf(body: Declared) {
  const read = readTaxCode(body.taxCode)
  if (!read.ok) throw refuseAs(read)
  const isDirect = body.method === 'DIRECT'
  return {
    taxCode: read.taxCode ?? body.taxCode,
    name: body.name || null,
    address: body.address || null,
    method: body.method,
    vatPercent: isDirect ? (body.vatPercent ?? null) : null,
    incomePercent: isDirect ? (body.incomePercent ?? null) : null,
  }
}

const basisPoints = (percent: number | null) => (percent === null ? null : Math.round(percent * 100))
const columnsOf = ({ taxCode, name, address, method, vatPercent, incomePercent }: Content) => ({
  taxCode,
  name,
  address,
  method,
  vatPercent: basisPoints(vatPercent),
  incomePercent: basisPoints(incomePercent),
})
const subjectOf = (id: string, branchId: string, { taxCode }: Content) => ({
  kind: 'tax-info',
  id,
  code: taxCode,
  branchId,
})

async function insert(tx: Tx, branchId: string, content: Content): Promise<void> {
  const id = newId()
  await tx.insert('tax_info', [{ id, branchId, ...columnsOf(content), createdAt: tx.now }])
  await tx.audit('tax-info.create', subjectOf(id, branchId, content), undefined, content)
}
