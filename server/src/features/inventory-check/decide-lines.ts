import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { lotKey } from '@quay/domain/stock/lot-key'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { requireDraft } from '../../document/lock-document.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { lockCheck } from './check-store.ts'

type Lines = z.output<(typeof inventoryCheckRoutes)['decide']['body']>['lines']

/**
 * Keeps what a reviewer decided about lines: why they differ, which stand in for each other, whether the expiry on the packs
 * is the right one. An absent field stays, null clears. Of a completed check only reasons and notes may still be written, because
 * they move no stock. Throws `not-found` for unknown ids of goods and reasons, `not-a-draft`, and `reason-of-other-direction`.
 */
export async function decideLines(tx: Tx, actor: Actor, id: string, lines: Lines): Promise<{ count: number }> {
  const check = await lockCheck(tx, actor, id, 'for share')
  const isCompleted = check.status === 'SUCCEED'
  if (!isCompleted || lines.some(movesStock)) requireDraft(check)
  requireActiveBranch(actor, check.branchId)
  await requireKnown(tx, lines, 'productId', 'product')
  await requireKnown(tx, lines, 'reasonId', 'difference_reason')
  // One statement writes a row once; of a line that stands twice the last word holds, field by field.
  const merged = new Map<string, Lines[number]>()
  for (const line of lines) {
    const name = `${line.productId}|${line.bucket}|${lotKey(line.lotNumber)}`
    merged.set(name, { ...merged.get(name), ...line })
  }
  const rows = [...merged.values()]
  const column = (read: (line: Lines[number]) => unknown) => rows.map(read)
  const explained = [
    column(line => line.productId),
    column(line => lotKey(line.lotNumber)),
    column(line => line.bucket),
    column(line => line.reasonId ?? null),
    column(line => line.reasonId !== undefined),
    column(line => line.note || null),
    column(line => line.note !== undefined),
  ]
  if (isCompleted) {
    await tx.query(explainSql, [tx.storeId, id, ...explained])
    await requireDirections(tx, id)
  } else
    await tx.query(decideSql, [
      tx.storeId,
      id,
      column(newId),
      ...explained,
      column(line => line.offsetGroup ?? null),
      column(line => line.offsetGroup !== undefined),
      column(line => line.correctsExpiry ?? false),
      column(line => line.correctsExpiry !== undefined),
    ])
  const subject = { kind: 'inventory-check', id, code: check.code, branchId: check.branchId }
  await tx.audit('inventory-check.decide', subject, undefined, await inWords(tx, rows))
  return { count: rows.length }
}

const movesStock = ({ offsetGroup, correctsExpiry }: Lines[number]) =>
  offsetGroup !== undefined || correctsExpiry !== undefined

/** The lines of a completed check stand: none is added. */
const explainSql = `
  update inventory_check_line l set
    reason_id = case when s.sets_reason then s.reason_id else l.reason_id end,
    reason_name = case when s.sets_reason then r.name else l.reason_name end,
    note = case when s.sets_note then s.note else l.note end
  from unnest($3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::boolean[], $8::text[], $9::boolean[])
      as s (product_id, lot_key, bucket, reason_id, sets_reason, note, sets_note)
    left join difference_reason r on r.store_id = $1 and r.id = s.reason_id
  where l.store_id = $1 and l.inventory_check_id = $2
    and l.product_id = s.product_id and l.lot_key = s.lot_key and l.bucket = s.bucket`

/** What stands in for other goods has one reason for all of them (domain blocks-of). */
async function requireDirections(tx: Tx, checkId: string): Promise<void> {
  const [wrong] = await tx.query<{ reason: string; product: string; lot: string }>(
    `select r.name as reason, coalesce(l.product_name, '') as product, coalesce(l.lot_number, '') as lot
     from inventory_check_line l join difference_reason r on r.store_id = l.store_id and r.id = l.reason_id
     where l.store_id = $1 and l.inventory_check_id = $2 and l.difference <> 0 and l.offset_group is null
       and r.direction not in ('BOTH', case when l.difference > 0 then 'PLUS' else 'MINUS' end)
     order by l.product_name, l.lot_key limit 1`,
    [tx.storeId, checkId],
  )
  if (wrong) throw new DomainError('reason-of-other-direction', wrong)
}

const decideSql = `
  insert into inventory_check_line (store_id, inventory_check_id, id, product_id, lot_key, bucket, reason_id, note, offset_group, corrects_expiry)
  values ($1, $2, unnest($3::uuid[]), unnest($4::uuid[]), unnest($5::text[]), unnest($6::text[]), unnest($7::uuid[]),
    unnest($9::text[]), unnest($11::integer[]), unnest($13::boolean[]))
  on conflict (store_id, inventory_check_id, product_id, lot_key, bucket) do update set
    (reason_id, note, offset_group, corrects_expiry) = (
      select case when s.sets_reason then excluded.reason_id else inventory_check_line.reason_id end,
        case when s.sets_note then excluded.note else inventory_check_line.note end,
        case when s.sets_offset then excluded.offset_group else inventory_check_line.offset_group end,
        case when s.sets_expiry then excluded.corrects_expiry else inventory_check_line.corrects_expiry end
      from unnest($4::uuid[], $5::text[], $6::text[], $8::boolean[], $10::boolean[], $12::boolean[], $14::boolean[])
        as s (product_id, lot_key, bucket, sets_reason, sets_note, sets_offset, sets_expiry)
      where s.product_id = excluded.product_id and s.lot_key = excluded.lot_key and s.bucket = excluded.bucket)`

async function requireKnown(
  tx: Tx,
  lines: Lines,
  field: 'productId' | 'reasonId',
  table: 'product' | 'difference_reason',
): Promise<void> {
  const asked = [...new Set(lines.flatMap(line => line[field] ?? []))]
  if (asked.length === 0) return
  const rows = await tx.query<{ id: string }>(`select id from ${table} where store_id = $1 and id = any($2::uuid[])`, [
    tx.storeId,
    asked,
  ])
  const known = new Set(rows.map(row => row.id))
  const unknown = lines.findIndex(line => line[field] && !known.has(line[field]))
  if (unknown >= 0) throw refuseField('not-found', `lines.${unknown}.${field}`, { kind: field.slice(0, -2) })
}

/** What the log tells: the decisions, each with how many lines it is about. */
async function inWords(tx: Tx, lines: Lines) {
  const reasonIds = [...new Set(lines.flatMap(line => line.reasonId ?? []))]
  const reasons = await tx.query<{ name: string }>(
    'select name from difference_reason where store_id = $1 and id = any($2::uuid[]) order by position',
    [tx.storeId, reasonIds],
  )
  const offsets = lines.filter(line => line.offsetGroup).length
  const expiries = lines.filter(line => line.correctsExpiry).length
  return {
    lineCount: lines.length,
    ...(reasons.length && { reasons: reasons.map(({ name }) => name) }),
    ...(offsets && { offsetLines: offsets }),
    ...(expiries && { correctedExpiries: expiries }),
  }
}
