import { setImmediate as giveTurn } from 'node:timers/promises'
import type { ExcelCounts, ExcelTaking, PriceMove } from '@quay/contract/excel/shapes'
import type { RowIssue } from '@quay/domain/excel/cell'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { refreshStatistics } from '../../../db/migration/refresh-statistics.ts'
import { readUses } from '../../setting/read-uses.ts'
import { requireRoom } from '../../store/require-room.ts'
import { newPricesOf, tellOverMarkup } from '../tell-over-markup.ts'
import { loadCatalogueLists } from './catalogue-lists.ts'
import { loadProducts } from './load-products.ts'
import { checkOpening, openStock } from './open-stock.ts'
import { countNewPictures, fetchPicturesKind, queuePictures } from './picture-queue.ts'
import { type Part, planCombos } from './plan-combos.ts'
import { type PlannedStock, type ProductFacts, type ProductPlan, planProducts } from './plan-products.ts'
import { findParts, writeCombos } from './write-combos.ts'
import { writeProducts } from './write-products.ts'

/** What a file did, or would do. */
export interface Taken {
  counts: ExcelCounts
  issues: RowIssue[]
  prices: PriceMove[]
  documents: string[]
}

/** A file of goods as it is taken over. */
export interface Taking {
  kind: ProductFacts['kind']
  taking: ExcelTaking
  branchId: string
  /** YYYY-MM-DD, of the branch. */
  today: string
  fileId: string
  fileName: string
  issues: readonly RowIssue[]
  portions: AsyncIterable<ProductRecord[]>
  /** A dry run looks at everything and writes nothing. */
  isDry: boolean
  total: number
  /** Hears what share of the work is done; throws when it shall stop. */
  tell(share: number): void
}

/** What of the work is the goods, where stock comes after them. */
const goodsShare = 0.6

/** Rows of a preview of prices. */
export const pricesShown = 200

/**
 * Takes goods, prices or opening stock over, portion by portion. Products come first; combos when their parts are there;
 * stock last and all together, so that what others wait for (numbers of documents) is held shortly. With an error
 * nothing is written from there on: the transaction is given up anyway.
 */
export async function takeProducts(tx: Tx, actor: Actor, input: Taking): Promise<Taken> {
  const { kind, taking, branchId, isDry, tell } = input
  const issues = [...input.issues]
  // Reports an unreadable cell once, not as missing too.
  const unread = new Set(input.issues.filter(({ level }) => level === 'error').map(cellOf))
  const counts = { created: 0, updated: 0, skipped: 0, stocked: 0, pictures: 0, errors: 0, warnings: 0 }
  const prices: PriceMove[] = []
  const stocks: PlannedStock[] = []
  const combos: ProductRecord[] = []
  /** Goods of the file that combos of it may be made of, by their codes. */
  const partsInFile = new Map<string, Part>()
  const lists = await loadCatalogueLists(tx)
  const uses = await readUses(tx)
  const isClean = () => !issues.some(issue => issue.level === 'error')
  let clean = isClean()
  let done = 0
  for await (const records of input.portions) {
    const facts = await loadProducts(tx, records, {
      kind,
      taking,
      uses,
      branchId,
      lists,
      lock: !isDry,
      today: input.today,
    })
    if (!isDry && clean && kind === 'product') await lists.ensure(namesOf(records, facts))
    const plan = await planInPieces(records, facts)
    issues.push(...plan.issues.filter(issue => !unread.has(cellOf(issue))))
    if (isDry) issues.push(...(await tellOverMarkup(tx, branchId, newPricesOf(plan.products))))
    clean &&= !plan.issues.some(issue => issue.level === 'error')
    if (!isDry && clean) await writeProducts(tx, actor, plan.products)
    if (isDry) counts.pictures += await countNewPictures(tx, plan.pictures)
    else if (clean) counts.pictures += await queuePictures(tx, actor, input.fileId, plan.pictures)
    const created = plan.products.filter(one => one.isNew).length
    counts.created += created + plan.combos.length
    counts.updated += plan.products.length - created
    counts.skipped += plan.skipped
    stocks.push(...plan.stocks)
    combos.push(...plan.combos)
    for (const { product, units } of plan.products) {
      const unit = units.find(({ isBase }) => isBase)
      if (product.code !== '' && unit)
        partsInFile.set(product.code.toUpperCase(), {
          productId: product.id,
          unitId: unit.id,
          name: product.name,
          type: product.type,
        })
    }
    prices.push(...plan.prices.slice(0, pricesShown - prices.length))
    done += records.length
    tell((done / input.total) * (isDry ? 1 : goodsShare))
    if (!isDry) await refreshStatistics(tx)
  }
  counts.stocked = stocks.length
  // Combos are counted one by one as they are written.
  if (isDry) await requireRoom(tx, 'products', counts.created, { lock: false })
  else if (clean) await requireRoom(tx, 'products', 0)
  if (!isDry && counts.pictures > 0) await tx.enqueue({ kind: fetchPicturesKind, id: input.fileId })
  let documents: string[] = []
  const planned = planCombos(
    combos,
    new Map([...partsInFile, ...(await findParts(tx, combos))]),
    record => lists.group(record.groupPath)?.id ?? null,
  )
  issues.push(...planned.issues, ...(await checkOpening(stocks)))
  if (!isDry && isClean()) {
    issues.push(...(await writeCombos(tx, actor, planned.combos)))
    if (isClean()) {
      const note = `Nhập từ tệp ${input.fileName}`.slice(0, 500)
      const opened = await openStock(tx, actor, stocks, {
        branchId,
        note,
        tell: share => tell(goodsShare + share * (1 - goodsShare)),
      })
      issues.push(...opened.issues)
      documents = opened.documents
    }
  }
  return { counts, issues, prices, documents }
}

/** Records that are planned between two turns of other calls: a few milliseconds. */
const plannedAtOnce = 50

async function planInPieces(records: readonly ProductRecord[], facts: ProductFacts): Promise<ProductPlan> {
  const whole = planProducts([], facts)
  for (let from = 0; from < records.length; from += plannedAtOnce) {
    await giveTurn()
    const piece = planProducts(records.slice(from, from + plannedAtOnce), facts)
    whole.products.push(...piece.products)
    whole.stocks.push(...piece.stocks)
    whole.combos.push(...piece.combos)
    whole.skipped += piece.skipped
    whole.prices.push(...piece.prices)
    whole.pictures.push(...piece.pictures)
    whole.issues.push(...piece.issues)
  }
  return whole
}

/** Groups, makers and shelves that records name which will be written. */
function namesOf(records: readonly ProductRecord[], { known, taking }: ProductFacts) {
  const written = records.filter(record => taking.duplicates === 'overwrite' || !known.has(record.row))
  return {
    groups: written.flatMap(record => (record.groupPath ? [record.groupPath] : [])),
    manufacturers: written.flatMap(record => record.fields.manufacturer ?? []),
    positions: written.flatMap(record => record.fields.shelfPosition ?? []),
  }
}

const cellOf = ({ row, column }: RowIssue) => `${row} ${column}`
