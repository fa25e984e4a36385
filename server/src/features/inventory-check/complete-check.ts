import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import type { CheckFacts } from '@quay/domain/inventory-check/check-facts'
import {
  type CompleteCheckInput,
  type CompleteCheckPlan,
  decideCompleteCheck,
} from '@quay/domain/inventory-check/decide-complete-check'
import { type ReviewedLine, reviewChanged, reviewLines } from '@quay/domain/inventory-check/review-check'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import { openStock } from '../stock/apply-stock.ts'
import { insertLots } from '../stock/lot-store.ts'
import { applyCheck, postCheck, putExpiriesRight } from './apply-check.ts'
import { insertCheckLines } from './check-lines.ts'
import { readCheck } from './check-queries.ts'
import { lockCheck } from './check-store.ts'
import { type CheckBooks, factsOf, loadCheckBooks, loadCheckGround, rereadBooks } from './load-check-facts.ts'

/**
 * Completes a check. It is decided twice: once without locks, which writes the result, and once with the goods locked, which
 * writes the ledger and the lines of the result that changed meanwhile. So a sale waits for the ledger's rows only, not for the
 * reading and writing of a whole shop's lines. Completing again changes nothing. Throws what decideCompleteCheck
 * refuses, `not-found`, `already-cancelled` and `branch-inactive`.
 */
export async function completeCheck(
  tx: Tx,
  actor: Actor,
  id: string,
  input: CompleteCheckInput,
): Promise<InventoryCheck> {
  const check = await lockCheck(tx, actor, id)
  if (check.status === 'CANCELLED') throw new DomainError('already-cancelled', { code: check.code })
  if (check.status === 'SUCCEED') {
    tx.repeated = true
    return readCheck(tx, actor, id)
  }
  requireActiveBranch(actor, check.branchId)

  const ground = await loadCheckGround(tx, check)
  const books = await loadCheckBooks(tx, ground)
  const before = factsOf(tx, ground, books)
  const ids = new Map<string, string>()
  const idFor = (name: string): string => {
    const id = ids.get(name) ?? newId()
    ids.set(name, id)
    return id
  }
  const decide = (facts: CheckFacts, reviewed: readonly ReviewedLine[], before?: CompleteCheckPlan) => {
    const decision = decideCompleteCheck(input, facts, idFor, reviewed, before?.decided)
    if (!decision.ok) throw refuseAs(decision)
    return decision.plan
  }
  const reviewed = reviewLines(before)
  const draft = decide(before, reviewed)
  await makeLots(tx, draft)
  await tx.query('delete from inventory_check_line where store_id = $1 and inventory_check_id = $2', [tx.storeId, id])
  await insertCheckLines(tx, id, draft.lines)
  await postCheck(tx, actor, draft.check, ground.today)
  const drafted = await readCheck(tx, actor, id)

  // From here on sales of what differs wait.
  const moved = await lockGoods(tx, check.branchId, draft, books)
  const changed = new Set([...moved, ...draft.newLots].map(({ productId }) => productId))
  let plan = draft
  if (changed.size > 0) {
    const after = factsOf(tx, ground, withNewLots(await rereadBooks(tx, ground, books, moved), draft))
    plan = decide(after, reviewChanged(reviewed, changed, after), draft)
  }
  const [answer] = await Promise.all([
    isSame(plan.check, draft.check) ? drafted : postAgain(tx, actor, plan, ground.today),
    applyCheck(tx, actor, { check, today: ground.today, draft, plan }),
  ])

  await putExpiriesRight(tx, plan)
  const { plusValue, minusValue } = plan.check
  await tx.audit(
    'inventory-check.complete',
    { kind: 'inventory-check', id, code: check.code, branchId: check.branchId, amount: plusValue - minusValue || null },
    { status: 'DRAFT' },
    // Decided again, they were known.
    inWords({ ...plan, newLots: draft.newLots }),
  )
  return answer
}

/** What it came to in the end, where goods moved meanwhile. */
async function postAgain(tx: Tx, actor: Actor, { check }: CompleteCheckPlan, today: string): Promise<InventoryCheck> {
  const [, answer] = await Promise.all([postCheck(tx, actor, check, today), readCheck(tx, actor, check.id)])
  return answer
}

const isSame = (one: CompleteCheckPlan['check'], other: CompleteCheckPlan['check']) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Locks the stock of goods that differ, in product order; what never was at the branch gets its row first. Writes nothing
 * for goods that match the books, so they stay free for sale, unless they moved since they were read. Gives only those that
 * moved, because thousands of rows would take long on the way.
 */
async function lockGoods(tx: Tx, branchId: string, { lines }: CompleteCheckPlan, books: CheckBooks) {
  const differing = new Set(lines.filter(line => line.difference !== 0).map(line => line.productId))
  const fresh = [...differing].filter(productId => entriesBefore(books, productId) === undefined)
  if (fresh.length > 0) await openStock(tx, branchId, fresh)
  const productIds = [...new Set(lines.map(line => line.productId))]
  return tx.query<{ productId: string }>(lockSql, [
    tx.storeId,
    branchId,
    productIds,
    productIds.map(productId => entriesBefore(books, productId) ?? 0),
    productIds.map(productId => differing.has(productId)),
  ])
}

const lockSql = `
  with locked as materialized (
    select s.product_id, s.entry_count, c.seen
    from unnest($3::uuid[], $4::bigint[], $5::boolean[]) as c (product_id, seen, differs)
    join product_stock s on s.store_id = $1 and s.branch_id = $2 and s.product_id = c.product_id
    where c.differs or s.entry_count <> c.seen order by s.product_id for update of s
  )
  select product_id from locked where entry_count <> seen`

const entriesBefore = ({ stocks }: CheckBooks, productId: string): number | undefined =>
  stocks.get(productId)?.entryCount

/** Lots that were found on the shelf. Locks their products first, as an import does, so that no other request makes the same. */
async function makeLots(tx: Tx, { newLots }: CompleteCheckPlan): Promise<void> {
  if (newLots.length === 0) return
  await tx.query('select id from product where store_id = $1 and id = any($2::uuid[]) order by id for no key update', [
    tx.storeId,
    newLots.map(lot => lot.productId),
  ])
  await insertLots(tx, newLots)
}

/** The lots that this very check made are known by now, and would be made again otherwise. */
function withNewLots(books: CheckBooks, { newLots }: CompleteCheckPlan): CheckBooks {
  const made = newLots.map(({ id, productId, number, numberKey, expiryDate }) => ({
    id,
    productId,
    number,
    lotKey: numberKey,
    expiryDate,
  }))
  const known = new Set(books.lots.map(lot => lot.id))
  return { ...books, lots: [...books.lots, ...made.filter(lot => !known.has(lot.id))] }
}

const inWords = ({ check, newLots, expiryChanges }: CompleteCheckPlan) => ({
  status: 'SUCCEED',
  lineCount: check.lineCount,
  matchCount: check.matchCount,
  plusCount: check.plusCount,
  minusCount: check.minusCount,
  plusValue: check.plusValue,
  minusValue: check.minusValue,
  ...(check.zeroedUncounted && { zeroedUncounted: true }),
  ...(newLots.length && { newLots: newLots.length }),
  ...(expiryChanges.length && { correctedExpiries: expiryChanges.length }),
})
