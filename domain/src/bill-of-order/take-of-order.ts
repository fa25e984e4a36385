import type { BillInput, BillItemInput } from '../bill/bill-facts.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type Problem, problemOf } from '../sale/problem.ts'
import type { SaleUnit } from '../sale/sale-line.ts'
import type { BilledOrder, OrderLine } from '../sales-order/order-facts.ts'
import { formatDong } from '../text/format-number.ts'
import { type OrderShare, shareOfLine } from './share-of-line.ts'

/** What a bill hands out of an order, by the line of the bill. */
export interface TakenOfOrder {
  shares: ReadonlyMap<string, OrderShare>
  problems: Problem[]
}

type Products = readonly { id: string; units: readonly SaleUnit[] }[]

/**
 * Finds what lines of a bill take of its order. A line that is not one of it, or that takes more than is left, is a problem; the price of
 * the order stands, so the bill takes nothing further off.
 */
export function takeOfOrder(input: BillInput, order: BilledOrder | null, products: Products): TakenOfOrder {
  const shares = new Map<string, OrderShare>()
  const problems: Problem[] = []
  if (!order) return { shares, problems }
  const lines = new Map(order.lines.map(line => [line.id, line]))
  const taken = new Set<string>()
  for (const [index, item] of input.items.entries()) {
    if (!item.orderItemId) continue
    const line = lines.get(item.orderItemId)
    const refusal = refuseLine(item, line, {
      order,
      path: `items.${index}`,
      isTwice: taken.has(item.orderItemId),
      products,
    })
    if (refusal) problems.push(problemOf(refusal, item.id))
    else shares.set(item.id, shareOfLine(line!, item.quantity))
    taken.add(item.orderItemId)
  }
  if (input.discount && input.discount.value > 0 && shares.size > 0)
    problems.push(problemOf(refuse('order-price-kept', { code: order.code }, 'discount')))
  return { shares, problems }
}

interface Asked {
  order: BilledOrder
  path: string
  isTwice: boolean
  products: Products
}

function refuseLine(
  item: BillItemInput,
  line: OrderLine | undefined,
  { order, path, isTwice, products }: Asked,
): Refusal | null {
  const { code } = order
  const product = line?.productName ?? 'Hàng này'
  if (!line || isTwice || line.productId !== item.productId || line.unitId !== item.unitId)
    return refuse('order-line-unknown', { product, code }, `${path}.orderItemId`)
  const leftBase = line.baseQuantity - line.billedBase
  const askedBase = item.quantity * line.ratio
  if (askedBase <= leftBase) return null
  const units = products.find(({ id }) => id === line.productId)?.units ?? []
  const inWords = (base: number) => describeStock(base, units)
  return refuse(
    'order-over-billed',
    { product, left: inWords(leftBase), asked: inWords(askedBase), leftBase },
    `${path}.quantity`,
  )
}

/** The deposit that a bill uses: as much as is due, or what the call says. */
export function depositUsedOf(asked: number | null | undefined, order: BilledOrder | null, due: number): number {
  return order ? Math.min(asked ?? order.deposit, order.deposit, due) : 0
}

/** Refuses more of the deposit than the order holds, or than is due. */
export function checkDeposit(asked: number | null | undefined, order: BilledOrder | null, due: number): Refusal | null {
  if (!asked) return null
  const held = order?.deposit ?? 0
  if (asked > held) return refuse('deposit-not-held', { deposit: held, depositText: formatDong(held) }, 'depositUsed')
  return asked > due ? refuse('deposit-over', { rest: due, restText: formatDong(due) }, 'depositUsed') : null
}
