import { setImmediate as giveTurn } from 'node:timers/promises'
import { errorMessage } from '@quay/contract/error-code'
import { maxLines } from '@quay/contract/field'
import { inboundBody } from '@quay/contract/inbound/shapes'
import type { RowIssue } from '@quay/domain/excel/cell'
import { priceInbound } from '@quay/domain/inbound/price-inbound'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { refreshStatistics } from '../../../db/migration/refresh-statistics.ts'
import { newId } from '../../../db/new-id.ts'
import { contentHash } from '../../../db/write/content-hash.ts'
import { createDraft } from '../../../document/write-draft.ts'
import { inboundKind } from '../../inbound/inbound-kind.ts'
import type { PlannedStock } from './plan-products.ts'

/** A lot list longer than an import takes goes on in the next line of the same product. */
const lotsInLine = 50

/**
 * Writes opening stock as imports of kind OPENING, as many as their length asks for, by the command that writes them
 * from the screen. Gives their codes. What it refuses is an issue of the row that it is about; then nothing counts any more.
 */
export async function openStock(
  tx: Tx,
  actor: Actor,
  stocks: readonly PlannedStock[],
  { branchId, note, tell }: { branchId: string; note: string; tell: (share: number) => void },
): Promise<{ documents: string[]; issues: RowIssue[] }> {
  const documents: string[] = []
  for (const { part, done } of portionsOf(stocks)) {
    const body = inboundBody.parse({
      id: newId(),
      kind: 'OPENING',
      status: 'SUCCEED',
      branchId,
      note,
      items: part.map(line => line.item),
    })
    try {
      const { code } = await createDraft(tx, actor, inboundKind, body, contentHash(body))
      documents.push(code)
    } catch (error) {
      if (error instanceof DomainError) return { documents: [], issues: [issueOf(error, part)] }
      throw error
    }
    await refreshStatistics(tx)
    tell(done / stocks.length)
  }
  return { documents, issues: [] }
}

/**
 * What of opening stock an import would refuse, by its own rules: asked by the dry run and before the taking over alike.
 * Other calls have their turn after each document: looking at all of a long list at once would make them wait.
 */
export async function checkOpening(stocks: readonly PlannedStock[]): Promise<RowIssue[]> {
  const issues: RowIssue[] = []
  const tell = (row: number, message: string) =>
    issues.push({ row, column: 'Tồn kho', value: '', message, level: 'error' })
  for (const { part } of portionsOf(stocks)) {
    await giveTurn()
    const parsed = inboundBody.shape.items.safeParse(part.map(line => line.item))
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!
      tell(part[Number(path[0] ?? 0)]!.row, message)
      continue
    }
    const priced = priceInbound({ lines: parsed.data, deductsVat: false })
    if (!priced.ok)
      tell(part[Number(/^items\.(\d+)/.exec(priced.path ?? '')?.[1] ?? 0)]!.row, errorMessage(priced.code))
  }
  return issues
}

interface Line {
  row: number
  item: { productId: string; unitId: string; price: number; quantity: number; lots?: PlannedStock['lots'] }
}

/** Lines by the document, each made when its turn comes: of a long list the lines are more than the list itself. */
function* portionsOf(stocks: readonly PlannedStock[]): Generator<{ part: Line[]; done: number }> {
  let part: Line[] = []
  for (const [i, stock] of stocks.entries())
    for (const line of linesOf(stock)) {
      part.push(line)
      if (part.length < maxLines) continue
      yield { part, done: i + 1 }
      part = []
    }
  if (part.length) yield { part, done: stocks.length }
}

function linesOf({ row, productId, unitId, cost, quantity, lots }: PlannedStock): Line[] {
  const item = { productId, unitId, price: cost }
  if (!lots.length) return [{ row, item: { ...item, quantity } }]
  return Array.from({ length: Math.ceil(lots.length / lotsInLine) }, (_, i) => {
    const part = lots.slice(i * lotsInLine, (i + 1) * lotsInLine)
    return { row, item: { ...item, quantity: part.reduce((sum, lot) => sum + lot.quantity, 0), lots: part } }
  })
}

function issueOf(error: DomainError, lines: readonly { row: number }[]): RowIssue {
  const place = Number(/^items\.(\d+)/.exec(error.issues?.[0]?.path ?? '')?.[1] ?? 0)
  return { row: lines[place]!.row, column: 'Tồn kho', value: '', message: error.message, level: 'error' }
}
