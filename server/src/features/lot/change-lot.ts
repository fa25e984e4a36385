import type { AuditAction } from '@quay/contract/audit-action'
import type { LotState } from '@quay/contract/enumeration'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'

interface StoredLot {
  number: string
  state: LotState
  expiryDate: string | null
  version: number
  productId: string
  product: string
  /** What the product was merged into. */
  survivor: string | null
  isLotManaged: boolean
}

const lockSql = 'select id from lot where store_id = $1 and id = $2 for update'

/** Read once the lot is locked: a merge that held it may have made another product of its goods. */
const lotSql = `
  select l.number, l.state, l.expiry_date, l.version, l.product_id, p.name as product,
    p.is_lot_managed, w.name as survivor
  from lot l join product p on p.store_id = l.store_id and p.id = l.product_id
  left join product w on w.store_id = p.store_id and w.id = p.merged_into
  where l.store_id = $1 and l.id = $2`

/** A field of a lot that people change. */
export type LotField = 'state' | 'expiryDate'

interface LotChange<Field extends LotField> {
  version: number
  value: StoredLot[Field]
  reason: string
}

/**
 * Changes one field of a lot: in every branch, since the lot is the same everywhere. Its product counts as changed, so that tills
 * learn of it. `check` refuses what this change asks for more. Throws `version-conflict` with the lot as it is, `product-merged`,
 * `not-found`.
 */
export async function changeLot<Field extends LotField>(
  tx: Tx,
  id: string,
  action: AuditAction,
  field: Field,
  { version, value, reason }: LotChange<Field>,
  check?: (lot: StoredLot) => void,
) {
  const [, [before]] = await Promise.all([
    tx.query(lockSql, [tx.storeId, id]),
    tx.query<StoredLot>(lotSql, [tx.storeId, id]),
  ])
  if (!before) throw new DomainError('not-found', { kind: 'lot', id })
  const { product, productId, survivor } = before
  if (survivor) throw new DomainError('product-merged', { product, survivor })
  if (before.version !== version)
    throw new DomainError('version-conflict', { current: { id, [field]: before[field], version: before.version } })
  check?.(before)

  const subject = { product, lot: before.number }
  await Promise.all([
    updateVersioned(tx, 'lot', id, { [field]: value }),
    tx.query('update product set changed_at = $3 where store_id = $1 and id = $2', [tx.storeId, productId, tx.now]),
    tx.audit(
      action,
      { kind: 'lot', id, code: before.number },
      { ...subject, [field]: before[field] },
      { ...subject, [field]: value, reason },
    ),
  ])
  return version + 1
}
