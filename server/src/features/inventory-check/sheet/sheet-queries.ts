import type { CountLine, CountSheet } from '@quay/contract/inventory-check/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { may } from '../../../http/caller/rights.ts'
import { lockCheck } from '../check-store.ts'

const columnsSql = `
  s.id, s.inventory_check_id, s.name, s.round, s.counter_id, s.counter_name,
  s.created_at, s.finished_at, s.discarded_at,
  (select o.code from inventory_check o where o.store_id = $1 and o.id = s.counted_in) as counted_in_code,
  (select count(*)::int from count_line l where l.store_id = $1 and l.count_sheet_id = s.id and l.quantity is not null) as line_count,
  (select max(l.received_at) from count_line l where l.store_id = $1 and l.count_sheet_id = s.id) as last_received_at`

/** All sheets of a check, in the order in which they were opened. */
export const readSheetsOf = (tx: Tx, checkId: string) =>
  tx.query<CountSheet>(
    `select ${columnsSql} from count_sheet s where s.store_id = $1 and s.inventory_check_id = $2 order by s.created_at, s.id`,
    [tx.storeId, checkId],
  )

/** One sheet. Throws `not-found`. */
export async function readSheet(tx: Tx, id: string): Promise<CountSheet> {
  const [sheet] = await tx.query<CountSheet>(
    `select ${columnsSql} from count_sheet s where s.store_id = $1 and s.id = $2`,
    [tx.storeId, id],
  )
  if (!sheet) throw new DomainError('not-found')
  return sheet
}

/**
 * A sheet with its lines. Of a blind check a counter sees their own only: what others found would tell what to find. Throws
 * `not-found`.
 */
export async function readSheetLines(tx: Tx, actor: Actor, id: string): Promise<CountSheet & { lines: CountLine[] }> {
  const sheet = await readSheet(tx, id)
  const check = await lockCheck(tx, actor, sheet.inventoryCheckId, '')
  const isOwn = sheet.counterId === actor.employeeId
  if (check.isBlind && !isOwn && !may(actor, { model: 'check_inventory', action: 'update' }))
    throw new DomainError('not-found')
  const lines = await tx.query<CountLine>(linesSql, [tx.storeId, id])
  return { ...sheet, lines }
}

const linesSql = `
  select l.product_id, p.code as product_code, p.name as product_name, l.lot_number, l.bucket,
         l.expiry_date, coalesce(l.quantity, 0) as quantity, l.quantity is null as is_removed, l.parts, l.note, l.started_at, l.counted_at, l.revision
  from count_line l join product p on p.store_id = l.store_id and p.id = l.product_id
  where l.store_id = $1 and l.count_sheet_id = $2
  order by l.counted_at desc, l.id desc`
