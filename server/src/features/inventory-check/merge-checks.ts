import type { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { InventoryCheck, MergePreview } from '@quay/contract/inventory-check/shapes'
import { decideMergeChecks, type MergedCheck, type MergePlan } from '@quay/domain/inventory-check/decide-merge-checks'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { readCheck } from './check-queries.ts'
import { addToScope, inScopeSql } from './check-scope.ts'
import { insertCheck } from './check-store.ts'

type Body = z.output<(typeof inventoryCheckRoutes)['merge']['body']>
type Source = MergedCheck & Pick<MergePreview['checks'][number], 'scopeName' | 'createdByName' | 'note' | 'lineCount'>

/**
 * Makes one check of several drafts: their sheets move into it with every line as it was counted, so a phone that counts on
 * goes on; the drafts end as cancelled ones that name it. Throws what decideMergeChecks refuses, and `not-found`.
 */
export function mergeChecks(tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<InventoryCheck> {
  return createFrom(tx, 'inventory_check', body, hash, {
    read: id => readCheck(tx, actor, id),
    make: (content, own) => makeMerged(tx, actor, content, own),
  })
}

async function makeMerged(tx: Tx, actor: Actor, { id, checkIds, note }: Body & { id: string }, hash: Buffer) {
  const sources = await loadSources(tx, actor, checkIds, 'for update')
  const { plan, branchId } = decide(sources)
  requireActiveBranch(actor, branchId)
  const { today } = await readBranchDay(tx, branchId)
  const { kind, groupId, positionId, isBlind } = plan
  const scope = { kind, groupId, positionId, isBlind }
  const code = await insertCheck(
    tx,
    actor,
    { id, hash },
    { ...scope, branchId, note: note ?? null, businessDay: today },
  )
  if (plan.kind === 'PRODUCT') await joinScopes(tx, id, branchId, sources)
  await moveDecisions(tx, id, checkIds)
  await moveSheets(tx, id, checkIds)
  const reason = `Gộp vào ${code}`
  await tx.query(
    `update inventory_check set status = 'CANCELLED', merged_into = $3, cancelled_at = $4, cancelled_by_name = $5, cancel_reason = $6,
       version = version + 1 where store_id = $1 and id = any($2::uuid[])`,
    [tx.storeId, checkIds, id, tx.now, actor.fullName, reason],
  )
  await tx.audit('inventory-check.merge', { kind: 'inventory-check', id, code, branchId }, undefined, {
    kind: plan.kind,
    checks: byCode(sources)
      .map(source => source.code)
      .join(', '),
    isBlind: plan.isBlind,
  })
  for (const source of sources)
    await tx.audit(
      'inventory-check.cancel',
      { kind: 'inventory-check', id: source.id, code: source.code, branchId },
      { status: 'DRAFT' },
      { status: 'CANCELLED', reason },
    )
  return readCheck(tx, actor, id)
}

/** What merging would make, and which lots add up: names and times only, because a blind count may still be open. */
export async function previewMerge(tx: Tx, actor: Actor, checkIds: readonly string[]): Promise<MergePreview> {
  const sources = await loadSources(tx, actor, checkIds, '')
  const { plan, branchId } = decide(sources)
  const [open, repeated] = await Promise.all([
    tx.query<{ name: string }>(
      `select name from count_sheet where store_id = $1 and inventory_check_id = any($2::uuid[]) and finished_at is null
         and discarded_at is null order by created_at, id`,
      [tx.storeId, checkIds],
    ),
    tx.query<MergePreview['repeated'][number] & { total: number }>(repeatedSql, [
      tx.storeId,
      branchId,
      checkIds,
      maxListed,
    ]),
  ])
  return {
    kind: plan.kind,
    scopeName: plan.groupId || plan.positionId ? sources[0]!.scopeName : null,
    isBlind: plan.isBlind,
    checks: byCode(sources).map(({ id, code, kind, scopeName, createdByName, note, lineCount }) => ({
      id,
      code,
      kind,
      scopeName,
      createdByName,
      note,
      lineCount,
    })),
    openSheetNames: open.map(sheet => sheet.name),
    repeatedCount: repeated[0]?.total ?? 0,
    repeated: repeated.map(({ total: _, ...lot }) => lot),
  }
}

const maxListed = 50

const byCode = (sources: readonly Source[]) => sources.toSorted((one, other) => (one.code < other.code ? -1 : 1))

function decide(sources: readonly Source[]): { plan: MergePlan; branchId: string } {
  const decision = decideMergeChecks(sources)
  if (!decision.ok) throw refuseAs(decision)
  return { plan: decision.plan, branchId: sources[0]!.branchId }
}

/** The checks in the order in which they were named, locked by id. Throws `not-found` beside the first that is not the caller's. */
async function loadSources(tx: Tx, actor: Actor, ids: readonly string[], hold: 'for update' | ''): Promise<Source[]> {
  if (hold)
    await tx.query(`select id from inventory_check where store_id = $1 and id = any($2::uuid[]) order by id ${hold}`, [
      tx.storeId,
      ids,
    ])
  const rows = await tx.query<Source>(sourcesSql, [tx.storeId, ids, actor.branchIds])
  const known = new Map(rows.map(row => [row.id, row]))
  return ids.map((id, place) => {
    const source = known.get(id)
    if (!source) throw refuseField('not-found', `checkIds.${place}`, { kind: 'inventory-check', id })
    return source
  })
}

const sourcesSql = `
  select c.id, c.code, c.branch_id, c.status, c.kind, c.group_id, c.position_id,
    coalesce(g.name, p.name) as scope_name, c.is_blind, c.held_by_name, c.hold_reason,
    c.created_by_name, c.note,
    exists (select 1 from count_sheet s where s.store_id = $1 and s.inventory_check_id = c.id and s.round > 1
      and s.discarded_at is null) as is_recounted,
    (select count(distinct (l.product_id, l.lot_key, l.bucket))::int from count_line l
     join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id and s.discarded_at is null
     where l.store_id = $1 and l.inventory_check_id = c.id and l.quantity is not null) as line_count
  from inventory_check c
  left join product_group g on g.store_id = c.store_id and g.id = c.group_id
  left join product_position p on p.store_id = c.store_id and p.id = c.position_id
  where c.store_id = $1 and c.id = any($2::uuid[]) and c.branch_id = any($3::uuid[])`

/** A check by product asks for its list. That of the merged one is all that the sources ask for now, and what was counted on them. */
async function joinScopes(tx: Tx, id: string, branchId: string, sources: readonly Source[]): Promise<void> {
  const wanted = new Set<string>()
  for (const { id: sourceId, kind, groupId, positionId } of sources) {
    const rows = await tx.query<{ id: string }>(scopeSql, [tx.storeId, branchId, kind, groupId, positionId, sourceId])
    for (const row of rows) wanted.add(row.id)
  }
  await addToScope(tx, id, [...wanted])
}

const scopeSql = `
  select p.id from product p
  where p.store_id = $1 and ${inScopeSql(3)} and ($3::text = 'PRODUCT' or exists (
    select 1 from product_stock s where s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id and s.on_hand > 0))
  union
  select l.product_id from count_line l where l.store_id = $1 and l.inventory_check_id = $6::uuid and l.quantity is not null`

/**
 * What was decided about a lot goes along where it was counted on one check only: of several its difference is another one
 * now. The numbers of offsets are kept apart.
 */
async function moveDecisions(tx: Tx, id: string, checkIds: readonly string[]): Promise<void> {
  await tx.query(
    `delete from inventory_check_line d where d.store_id = $1 and d.inventory_check_id = any($2::uuid[]) and exists (
       select 1 from inventory_check_line o where o.store_id = $1 and o.inventory_check_id = any($2::uuid[])
         and o.inventory_check_id <> d.inventory_check_id and o.product_id = d.product_id and o.lot_key = d.lot_key and o.bucket = d.bucket
       union all
       select 1 from count_line l join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id and s.discarded_at is null
       where l.store_id = $1 and l.inventory_check_id = any($2::uuid[]) and l.inventory_check_id <> d.inventory_check_id
         and l.product_id = d.product_id and l.lot_key = d.lot_key and l.bucket = d.bucket and l.quantity is not null)`,
    [tx.storeId, checkIds],
  )
  await tx.query(
    `with numbered as (
       select d.id, dense_rank() over (order by d.inventory_check_id, d.offset_group) as place from inventory_check_line d
       where d.store_id = $1 and d.inventory_check_id = any($2::uuid[]) and d.offset_group is not null)
     update inventory_check_line d set offset_group = n.place from numbered n where d.store_id = $1 and d.id = n.id`,
    [tx.storeId, checkIds],
  )
  await tx.query(
    'update inventory_check_line set inventory_check_id = $3 where store_id = $1 and inventory_check_id = any($2::uuid[])',
    [tx.storeId, checkIds, id],
  )
}

async function moveSheets(tx: Tx, id: string, checkIds: readonly string[]): Promise<void> {
  await tx.query(
    `update count_sheet set counted_in = coalesce(counted_in, inventory_check_id), inventory_check_id = $3
     where store_id = $1 and inventory_check_id = any($2::uuid[])`,
    [tx.storeId, checkIds, id],
  )
  await tx.query(
    'update count_line set inventory_check_id = $3 where store_id = $1 and inventory_check_id = any($2::uuid[])',
    [tx.storeId, checkIds, id],
  )
}

// A sale left the shelf when it was sold, as when the check is reviewed.
const repeatedSql = `
  with counted as (
    select l.product_id, l.lot_key, l.bucket, max(l.lot_number) as lot_number, o.code, min(l.started_at) as started_at, max(l.counted_at) as counted_at
    from count_line l
    join count_sheet s on s.store_id = l.store_id and s.id = l.count_sheet_id and s.discarded_at is null
    join inventory_check o on o.store_id = s.store_id and o.id = coalesce(s.counted_in, s.inventory_check_id)
    where l.store_id = $1 and l.inventory_check_id = any($3::uuid[]) and l.quantity is not null
    group by l.product_id, l.lot_key, l.bucket, o.code
  ), repeated as (
    select product_id, lot_key, bucket, max(lot_number) as lot_number, min(started_at) as started_at, max(counted_at) as counted_at,
      json_agg(json_build_object('code', code, 'countedAt', to_char(counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by counted_at) as counts
    from counted group by product_id, lot_key, bucket having count(*) > 1
  )
  select p.name as product_name, r.lot_number, r.counts, count(*) over ()::int as total,
    exists (
      select 1 from lot t join stock_entry e on e.store_id = t.store_id and e.branch_id = $2 and e.product_id = t.product_id and e.lot_id = t.id
      left join bill b on b.store_id = e.store_id and b.id = e.document_id and e.kind = 'SALE'
      where t.store_id = $1 and t.product_id = r.product_id and t.number_key = r.lot_key
        and r.bucket = case e.bucket when 'owed' then 'sellable' else e.bucket end and e.quantity <> 0
        and e.at > r.started_at and least(e.at, b.sold_at) > r.started_at and least(e.at, b.sold_at) <= r.counted_at) as is_moved
  from repeated r join product p on p.store_id = $1 and p.id = r.product_id
  order by is_moved desc, p.name collate "vi-x-icu", p.id, r.lot_key limit $4`

/** The check that a merged one became, however often it was merged on; itself where it was not. Throws `not-found`. */
export async function checkMergedInto(tx: Tx, id: string): Promise<string> {
  const [last] = await tx.query<{ id: string }>(
    `with recursive way as (
       select id, merged_into from inventory_check where store_id = $1 and id = $2
       union all
       select c.id, c.merged_into from inventory_check c join way w on c.id = w.merged_into where c.store_id = $1
     ) select id from way where merged_into is null`,
    [tx.storeId, id],
  )
  if (!last) throw new DomainError('not-found')
  return last.id
}
