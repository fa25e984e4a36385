import type { BillFacts, BillInput } from '../bill/bill-facts.ts'
import type { BillDiscountRow, BillItemDiscountRow } from '../bill/bill-plan.ts'
import { asProblems, checkCustomer, checkExpected, codeRefusals, saleFactsOf } from '../bill/decide-bill.ts'
import type { BillLine } from '../bill/decided-bill.ts'
import { writeBillDiscounts } from '../bill/write/write-bill-discounts.ts'
import { checkChosenBook } from '../price/check-chosen-book.ts'
import { isService } from '../product/service-type.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { checkMarkup } from '../sale/price/check-markup.ts'
import type { BillMoney } from '../sale/price/price-bill.ts'
import type { PutSurcharges } from '../sale/price/put-surcharges.ts'
import { refusalOf } from '../sale/problem.ts'
import { checkGifts } from '../sale/promotion/check-gifts.ts'
import { runSale } from '../sale/run-sale.ts'
import { sellableQuantity } from '../stock/pick-lots.ts'
import { holdGoods } from './hold-goods.ts'

export interface OrderItemPlan {
  line: BillLine
  position: number
}

export interface ReservationPlan {
  itemId: string
  productId: string
  /** Base units in one base unit of the line. */
  perBase: number
  wanted: number
  held: number
}

export interface SalesOrderPlan {
  money: BillMoney
  items: OrderItemPlan[]
  reservations: ReservationPlan[]
  discounts: BillDiscountRow[]
  itemDiscounts: BillItemDiscountRow[]
  /** What its first bill takes beside the goods. */
  surcharges: PutSurcharges
}

interface Asked {
  /** Goods are kept from now on. */
  holds: boolean
  /** Everything has to be there. */
  requireStock?: boolean | undefined
}

/**
 * Prices an order as a sale is priced today, and keeps what is there. What law and medicine ask is asked by the bill that hands the goods
 * out, and lots are chosen then. Nothing is refused because goods are not there, unless it is asked.
 */
export function decideSalesOrder(
  input: Omit<BillInput, 'payments'>,
  facts: BillFacts,
  { holds, requireStock = false }: Asked,
): Outcome<{ plan: SalesOrderPlan }> {
  const asSale: BillInput = { ...input, payments: [] }
  const { lines, money, promotions, surcharges, problems } = runSale(
    {
      items: input.items,
      discount: input.discount,
      surcharges: { put: input.surcharges ?? null, declined: input.declinedSurcharges ?? [] },
      paymentsOf: due => [{ method: 'CASH', amount: due }],
    },
    { ...saleFactsOf(asSale, withoutPresents(facts)), checkMedicines: null },
  )
  const refusal = refusalOf([
    ...asProblems(checkCustomer(asSale, facts), checkChosenBook(facts.prices)),
    ...problems.goods,
    ...asProblems(...codeRefusals(facts)),
    ...problems.money,
    ...asProblems(checkExpected(asSale, lines, money, { rounding: undefined, surcharges: surcharges.amount })),
    ...checkGifts(lines, promotions.promoted, facts.promotesMedicines),
    ...problems.limits,
    ...checkMarkup(lines, facts.rights.maySellOverPosted),
  ])
  if (refusal) return refusal

  const reservations = reservationsOf(lines, facts, holds)
  const short = requireStock ? reservations.findIndex(({ held, wanted }) => held < wanted) : -1
  if (short >= 0) {
    const { itemId, productId, held, wanted } = reservations[short]!
    const product = facts.products.find(({ id }) => id === productId)!.name
    return refuse(
      'hold-short',
      { product, held, wanted },
      `items.${lines.findIndex(({ id }) => id === itemId)}.quantity`,
    )
  }
  return {
    ok: true,
    plan: {
      money,
      items: lines.map((line, position) => ({ line, position })),
      reservations,
      surcharges,
      ...writeBillDiscounts({ lines, promoted: promotions.promoted }, facts, noPresents),
    },
  }
}

/** Points and codes that promotions hand out come with goods, and an order hands none out. */
const withoutPresents = (facts: BillFacts): BillFacts => ({
  ...facts,
  promotions: facts.promotions.filter(({ effect }) => effect !== 'POINTS' && effect !== 'VOUCHER'),
})

const noPresents: ReadonlyMap<string, number> = new Map()

/** What the lines want of each product, and what of it is kept: of a combo its components, of a service nothing. */
function reservationsOf(
  lines: readonly BillLine[],
  { products, lots, businessDay }: BillFacts,
  holds: boolean,
): ReservationPlan[] {
  const rows = lines.flatMap(({ id, baseQuantity, draws }) =>
    draws
      .filter(({ product }) => !isService(product))
      .map(draw => ({
        itemId: id,
        productId: draw.product.id,
        perBase: draw.baseQuantity / baseQuantity,
        wanted: draw.baseQuantity,
        held: 0,
      })),
  )
  if (!holds) return rows
  const more = holdGoods(rows, productId => {
    const shelf = lots.filter(lot => lot.productId === productId)
    return sellableQuantity(shelf, businessDay) - (products.find(({ id }) => id === productId)?.reserved ?? 0)
  })
  return rows.map((row, place) => ({ ...row, held: more[place]! }))
}
