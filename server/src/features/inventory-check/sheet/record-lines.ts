import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { LineOutcome } from '@quay/contract/inventory-check/shapes'
import { type JudgedLine, judgeLine, type LineFacts } from '@quay/domain/inventory-check/judge-line'
import { refuseWithoutStock } from '@quay/domain/product/refuse-without-stock'
import { lotKey } from '@quay/domain/stock/lot-key'
import type { z } from 'zod'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { refuseField } from '../../../db/domain-error.ts'
import { newId } from '../../../db/new-id.ts'
import { refuseAs } from '../../../db/refuse-as.ts'
import { requireDraft } from '../../../document/lock-document.ts'
import { requireActiveBranch } from '../../../http/caller/rights.ts'
import { addToScope, inScopeSql, scopeValues } from '../check-scope.ts'
import { type HeldSheet, holdAnySheet, requireKept } from './hold-sheet.ts'

type Body = z.output<(typeof inventoryCheckRoutes)['record']['body']>
type Line = Body['lines'][number]

/**
 * Takes what a phone counted. A line is one lot of the sheet, known by its name and not by an id, with a revision that grows:
 * sent twice it is the same line, and a copy that comes late does not undo a later one. Answers a line that it cannot take
 * with the reason; the others stay. Answers a line taken before the check ended as taken also afterwards: a phone that lost
 * the first answer would show its counter an error. Throws `not-found` for unknown ids of goods and units,
 * `not-a-draft`, `branch-inactive` and `sheet-closed`.
 */
export async function recordLines(tx: Tx, actor: Actor, sheetId: string, { clock, lines }: Body) {
  const sheet = await holdAnySheet(tx, actor, sheetId, { forReviewer: false })
  requireKept(sheet)
  const facts = await loadLineFacts(tx, actor, sheet, lines)
  const late = clockSkew(tx.now, clock)

  const judged = lines.map(line => ({ line, ...judgeLine({ ...line, lotKey: lotKey(line.lotNumber) }, facts) }))
  if (sheet.check.status !== 'DRAFT') {
    const results = outcomesOf(judged, await readStored(tx, sheet.id, lines))
    if (results.some(({ outcome }) => outcome !== 'kept')) requireDraft(sheet.check)
    tx.repeated = true
    return { results }
  }
  requireActiveBranch(actor, sheet.check.branchId)
  const taken = judged.filter(one => one.kept !== null)
  const written = await keepLines(tx, sheet, taken as TakenLine[], late)
  const results = outcomesOf(judged, await readStored(tx, sheet.id, lines))
  const changed = taken.filter(({ line }) => written.has(nameOf(line)))
  if (changed.length === 0) tx.repeated = true
  else {
    const { id, code, branchId } = sheet.check
    const subject = { kind: 'inventory-check', id, code, branchId }
    await tx.audit('inventory-check.count', subject, undefined, {
      sheet: sheet.name,
      lineCount: changed.length,
      ...(changed.length === 1 && { product: facts.products.get(changed[0]!.line.productId)?.name }),
    })
  }
  return { results }
}

/** What became of each line, by what the sheet holds now. */
const outcomesOf = (
  judged: readonly { line: Line; kept: JudgedLine | null; refusal: string | null }[],
  stored: Awaited<ReturnType<typeof readStored>>,
) =>
  judged.map(({ line, kept, refusal }): LineOutcome => {
    const { productId, lotNumber, bucket, revision } = line
    const now = stored.get(nameOf(line))
    const isThere = now?.revision === revision && now.quantity === kept?.quantity
    const outcome = refusal !== null ? 'refused' : isThere ? 'kept' : 'older'
    return { productId, lotNumber, bucket, revision, outcome, storedRevision: now?.revision ?? null, message: refusal }
  })

interface TakenLine {
  line: Line
  kept: JudgedLine
}

const nameOf = ({ productId, lotNumber, bucket }: Pick<Line, 'productId' | 'lotNumber' | 'bucket'>) =>
  `${productId}|${bucket}|${lotKey(lotNumber)}`

/** A phone whose clock is right needs no correction, and a slow network is no wrong clock. */
const toleratedMs = 5_000

/** How many milliseconds the phone's clock is behind ours. */
function clockSkew(now: Date, clock: string): number {
  const skew = now.getTime() - Date.parse(clock)
  return Math.abs(skew) > toleratedMs ? skew : 0
}

/** What the lines name. Throws `not-found` with the id of what does not exist. */
async function loadLineFacts(tx: Tx, actor: Actor, sheet: HeldSheet, lines: readonly Line[]): Promise<LineFacts> {
  const productIds = [...new Set(lines.map(line => line.productId))]
  const [products, units, lots, counted] = await Promise.all([
    tx.query<{ id: string; name: string; type: number; isLotManaged: boolean; inScope: boolean }>(productsSql, [
      tx.storeId,
      productIds,
      ...scopeValues(sheet.check),
    ]),
    tx.query<{ id: string; productId: string; name: string; ratio: number }>(unitsSql, [tx.storeId, productIds]),
    tx.query<{ productId: string; lotKey: string }>(lotsSql, [tx.storeId, productIds]),
    sheet.round > 1
      ? tx.query<{ name: string }>(countedBeforeSql, [tx.storeId, sheet.check.id, sheet.round, actor.employeeId])
      : [],
  ])
  const known = new Set(products.map(product => product.id))
  const unknown = lines.findIndex(line => !known.has(line.productId))
  if (unknown >= 0)
    throw refuseField('not-found', `lines.${unknown}.productId`, { kind: 'product', id: lines[unknown]!.productId })
  for (const [index, line] of lines.entries()) {
    const product = products.find(({ id }) => id === line.productId)!
    const refusal = refuseWithoutStock(product, `lines.${index}.productId`)
    if (refusal) throw refuseAs(refusal)
  }
  const unitOf = new Map(units.map(unit => [unit.id, unit]))
  for (const [index, line] of lines.entries())
    for (const [place, part] of line.parts.entries())
      if (unitOf.get(part.unitId)?.productId !== line.productId)
        throw refuseField('not-found', `lines.${index}.parts.${place}.unitId`, {
          kind: 'unit',
          id: part.unitId,
          productId: line.productId,
        })
  return {
    // All counted products belong to a check by product.
    products: new Map(
      products.map(product => [product.id, { ...product, inScope: product.inScope || sheet.check.kind === 'PRODUCT' }]),
    ),
    units: unitOf,
    knownLots: new Set(lots.map(lot => `${lot.productId}|${lot.lotKey}`)),
    countedBefore: new Set(counted.map(({ name }) => name)),
    counterName: sheet.counterName,
  }
}

const productsSql = `
  select p.id, p.name, p.type, p.is_lot_managed, ${inScopeSql(3)} as in_scope
  from product p where p.store_id = $1 and p.id = any($2::uuid[])`

const unitsSql = `
  select id, product_id, name, ratio from product_unit where store_id = $1 and product_id = any($2::uuid[])`

const lotsSql = `
  select product_id, number_key as lot_key from lot where store_id = $1 and product_id = any($2::uuid[])`

/**
 * Lots that the caller counted in an earlier round and may not count again. A lot that several people counted on several
 * checks any of them may count whole: none has done so yet, and a shop of two has no third person.
 */
const countedBeforeSql = `
  select l.product_id || '|' || l.bucket || '|' || l.lot_key as name
  from count_line l join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id
  where l.store_id = $1 and l.inventory_check_id = $2 and s.round < $3 and s.counter_id = $4 and s.discarded_at is null
    and l.quantity is not null and s.round = (
      select max(o.round) from count_line m join count_sheet o on o.store_id = m.store_id and o.id = m.count_sheet_id
      where m.store_id = $1 and m.inventory_check_id = l.inventory_check_id and o.round < $3 and o.discarded_at is null
        and m.quantity is not null and m.product_id = l.product_id and m.lot_key = l.lot_key and m.bucket = l.bucket)
    and not exists (
      select 1 from count_line m join count_sheet o on o.store_id = m.store_id and o.id = m.count_sheet_id
      where m.store_id = $1 and m.inventory_check_id = l.inventory_check_id and o.round = s.round and o.discarded_at is null
        and o.counter_id <> s.counter_id and coalesce(o.counted_in, o.inventory_check_id) <> coalesce(s.counted_in, s.inventory_check_id)
        and m.quantity is not null and m.product_id = l.product_id and m.lot_key = l.lot_key and m.bucket = l.bucket)`

/** Writes new lines and later revisions of known ones; gives the names of those that were written. */
async function keepLines(tx: Tx, sheet: HeldSheet, taken: readonly TakenLine[], late: number): Promise<Set<string>> {
  if (taken.length === 0) return new Set()
  // Of a line that stands in the batch twice, the later revision: one statement writes a row once.
  const last = new Map<string, TakenLine>()
  for (const one of taken) {
    const name = nameOf(one.line)
    if ((last.get(name)?.line.revision ?? 0) < one.line.revision) last.set(name, one)
  }
  const lines = [...last.values()]
  const column = (read: (one: TakenLine) => unknown) => lines.map(read)
  const instant = (text: string) => new Date(Math.min(Date.parse(text) + late, tx.now.getTime())).toISOString()
  const rows = await tx.query<{ productId: string; lotKey: string; bucket: string }>(keepSql, [
    tx.storeId,
    sheet.check.id,
    sheet.id,
    tx.now,
    column(newId),
    column(({ line }) => line.productId),
    column(({ line }) => line.lotNumber),
    column(({ kept }) => kept.lotKey),
    column(({ line }) => line.expiryDate ?? null),
    column(({ line }) => line.bucket),
    column(({ kept }) => kept.quantity),
    column(({ kept }) => JSON.stringify(kept.parts)),
    column(({ line }) => line.note ?? null),
    column(({ line }) => instant(line.startedAt < line.countedAt ? line.startedAt : line.countedAt)),
    column(({ line }) => instant(line.countedAt)),
    column(({ line }) => line.revision),
  ])
  // Goods that are counted in a check by product belong to it from then on.
  if (sheet.check.kind === 'PRODUCT')
    await addToScope(tx, sheet.check.id, [...new Set(column(one => one.line.productId))] as string[])
  return new Set(rows.map(({ productId, lotKey: key, bucket }) => `${productId}|${bucket}|${key}`))
}

const keepSql = `
  insert into count_line (store_id, inventory_check_id, count_sheet_id, received_at, id, product_id, lot_number, lot_key, expiry_date,
    bucket, quantity, parts, note, started_at, counted_at, revision)
  values ($1, $2, $3, $4, unnest($5::uuid[]), unnest($6::uuid[]), unnest($7::text[]), unnest($8::text[]), unnest($9::date[]),
    unnest($10::text[]), unnest($11::bigint[]), unnest($12::jsonb[]), unnest($13::text[]), unnest($14::timestamptz[]),
    unnest($15::timestamptz[]), unnest($16::integer[]))
  on conflict (store_id, count_sheet_id, product_id, lot_key, bucket) do update set
    lot_number = excluded.lot_number, expiry_date = excluded.expiry_date, quantity = excluded.quantity, parts = excluded.parts,
    note = excluded.note, started_at = excluded.started_at, counted_at = excluded.counted_at, revision = excluded.revision,
    received_at = excluded.received_at
  where count_line.revision < excluded.revision
  returning product_id, lot_key, bucket`

/** What the sheet holds of those lots by now: an earlier copy of the line, or what another device wrote. */
async function readStored(tx: Tx, sheetId: string, lines: readonly Line[]) {
  const rows = await tx.query<{
    productId: string
    lotKey: string
    bucket: string
    revision: number
    quantity: number | null
  }>(
    `select product_id, lot_key, bucket, revision, quantity from count_line
     where store_id = $1 and count_sheet_id = $2 and product_id = any($3::uuid[])`,
    [tx.storeId, sheetId, [...new Set(lines.map(line => line.productId))]],
  )
  return new Map(rows.map(row => [`${row.productId}|${row.bucket}|${row.lotKey}`, row]))
}
