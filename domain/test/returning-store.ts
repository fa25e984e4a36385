import type { BillInput } from '../src/bill/bill-facts.ts'
import type { BillPlan } from '../src/bill/bill-plan.ts'
import { decideCancelReturn } from '../src/sale-return/decide-cancel-return.ts'
import { decideSaleReturn } from '../src/sale-return/decide-sale-return.ts'
import type { PostingFacts, ReturnedBill, SoldLine } from '../src/sale-return/return-facts.ts'
import type { SaleReturnPlan } from '../src/sale-return/return-plan.ts'
import { divideRefund } from '../src/sale-return/settle-return.ts'
import { valueReturn } from '../src/sale-return/value-return.ts'
import { returnFacts, soldLine } from './return-factory.ts'
import { type DocumentRow, StoreModel } from './store-model.ts'

/** The store in memory that also takes goods of its bills back, and gives others for them, as the database applies that. */
export class ReturningStore extends StoreModel {
  private sold = new Map<string, BillPlan>()
  private brought = new Map<string, { billId: string; plan: SaleReturnPlan }>()
  /** The bill of the new goods, by its return. */
  private exchanged = new Map<string, string>()

  override sell(input: BillInput) {
    const decided = super.sell(input)
    if (decided.ok) this.sold.set(input.id, decided.plan)
    return decided
  }

  /**
   * Takes so many base units of each line of a bill back, less where less is left; the customer gets the rest in cash. With `fresh` goods it is an
   * exchange: what comes back pays them, and the difference goes one way or the other in cash.
   */
  bringBack(billId: string, most: number, fresh: BillInput['items'] = []) {
    const bill = this.returned(billId)
    const items = bill.lines.flatMap(line => {
      const quantity = Math.min(most, line.sold - line.returned)
      return quantity > 0 ? [asked(line, quantity)] : []
    })
    if (items.length === 0) return null
    const customerId = this.sold.get(billId)!.bill.customerId
    const facts = this.returnFacts(bill, customerId)
    const id = this.newId('brought')
    const ask = { id, branchId: 'b', billId, reason: 'OTHER' as const, items }
    const valued = valueReturn(ask, facts)
    if (!valued.ok) return valued
    const worth = valued.value.refundable
    const exchangeBill = fresh.length > 0 ? this.sellFor(worth, fresh, customerId) : undefined
    if (exchangeBill === null) return null
    const { rest } = divideRefund(worth, bill.owed, exchangeBill?.payable)
    const payments = rest > 0 ? [{ method: 'CASH' as const, amount: rest }] : []
    // The sale moved the ends of the ledgers.
    const now = exchangeBill ? this.returnFacts(this.returned(billId), customerId) : facts
    const exchange = exchangeBill && { exchangeBill: { ...exchangeBill, surcharges: 0 } }
    const decided = decideSaleReturn({ ...ask, ...exchange, payments }, now, place => `${id}-${place}`)
    if (!decided.ok) {
      if (exchangeBill) throw new Error(`${decided.code} after the new goods were sold`)
      return decided
    }
    if (exchangeBill) this.exchanged.set(id, exchangeBill.id)
    const { plan } = decided
    this.addDocument('sale-return', id, customerId)
    this.brought.set(id, { billId, plan })
    this.applyStock(id, plan)
    const debtIds = this.applyMoney(id, plan.cashEntries, plan.debtEntries)
    this.applyAllocations(
      plan.debtEntries.flatMap(({ settles, amount }, place) =>
        settles ? [{ paymentEntryId: debtIds[place]!, debtEntryId: settles, amount: 0 - amount }] : [],
      ),
    )
    this.applyPoints(id, plan)
    return decided
  }

  /** Sells the new goods of an exchange for what comes back and cash; null where they cannot be sold. */
  private sellFor(worth: number, items: BillInput['items'], customerId: string | null) {
    const ask = { id: this.newId('bill'), branchId: 'b', customerId, items, exchangeWorth: worth }
    const asked = this.sell({ ...ask, payments: [], expectedPayable: -1 })
    if (asked.ok || asked.code !== 'price-changed') return null
    const due = asked.details.payable - worth
    const sold = this.sell({ ...ask, payments: due > 0 ? [{ method: 'CASH', amount: due }] : [] })
    return sold.ok ? { id: ask.id, payable: sold.plan.bill.payable } : null
  }

  /** With the bill of an exchange, or neither: its goods come back to the shelf before those of the return leave it. */
  override cancelBrought(document: DocumentRow) {
    const billId = this.exchanged.get(document.id)
    if (!billId) return this.cancelReturned(document)
    const bill = this.documents.find(({ id }) => id === billId)!
    const taken = new Map<string, number>()
    for (const row of this.stock)
      if (row.documentId === billId) taken.set(row.lotId, (taken.get(row.lotId) ?? 0) - row.amount)
    const tried = this.decideCancelReturned(document, taken)
    if (!tried.ok) return tried
    const undone = this.cancel(bill, false, true)
    if (!undone.ok) return undone as ReturnType<typeof this.decideCancelReturned>
    const decided = this.cancelReturned(document)
    if (!decided.ok) throw new Error(`${decided.code} after the new goods came back`)
    return decided
  }

  private cancelReturned(document: DocumentRow) {
    const decided = this.decideCancelReturned(document)
    if (decided.ok) {
      this.applyCancel(document, decided.plan)
      this.applyPoints(document.id, decided.plan)
    }
    return decided
  }

  /** `coming`: what lots get back before, by their ids. */
  private decideCancelReturned(document: DocumentRow, coming: ReadonlyMap<string, number> = new Map()) {
    const written = this.written(document)
    const lots = [...this.lots.values()]
    return decideCancelReturn({
      ...this.common(),
      ...written,
      allocations: this.allocationsOf(written.debtEntries, 'paymentEntryId'),
      funds: [this.fund('till'), this.fund('bank')],
      document,
      shelves: lots.map(({ id, number, quantity, value }) => ({
        lotId: id,
        lotNumber: number,
        quantity: quantity + (coming.get(id) ?? 0),
        value,
      })),
    })
  }

  override exchangeOf = (billId: string): string | null =>
    this.documents.find(({ id, status }) => status === 'SUCCEED' && this.exchanged.get(id) === billId)?.id ?? null

  override returnOf = (billId: string): string | null => this.standing(billId)[0]?.document.id ?? null

  private standing(billId: string): SaleReturnPlan[] {
    return this.documents.flatMap(({ id, status }) => {
      const own = this.brought.get(id)
      return own?.billId === billId && status === 'SUCCEED' ? [own.plan] : []
    })
  }

  /** A bill as a return reads it. Combos stay, and goods that were sold before they came. */
  private returned(billId: string): ReturnedBill {
    const { bill, items, itemLots, stockEntries } = this.sold.get(billId)!
    const { status, businessDay } = this.documents.find(({ id }) => id === billId)!
    const before = this.standing(billId)
    const sum = (read: (row: SaleReturnPlan['document']) => number) =>
      before.reduce((all, { document }) => all + read(document), 0)
    const debtEntryId = this.debts.find(row => row.documentId === billId && row.kind === 'SALE')?.id ?? null
    const open = bill.customerId ? this.openDebts(bill.customerId) : []
    const owed = new Set(stockEntries.flatMap(({ bucket, lotId }) => (bucket === 'owed' ? lotId : [])))
    const lotsOf = (itemId: string) => itemLots.filter(lot => lot.itemId === itemId)
    const simple = items.filter(({ id, productId }) =>
      lotsOf(id).every(lot => lot.productId === productId && !owed.has(lot.lotId)),
    )
    return {
      id: billId,
      code: billId,
      status,
      businessDay,
      payable: bill.payable,
      cashRounding: bill.cashRounding,
      pointsUsed: bill.pointsUsed,
      pointsAmount: bill.pointsAmount,
      pointsEarned: bill.pointsEarned,
      presentPoints: 0,
      pointRule: bill.pointRule,
      debtEntryId,
      owed: open.find(({ entryId }) => entryId === debtEntryId)?.remaining ?? 0,
      cashPaid: bill.paid,
      bankPaid: 0,
      promotions: [],
      before: {
        rounding: sum(row => row.billRounding + row.cashRounding),
        giftCharge: sum(row => row.giftCharge),
        pointsTaken: sum(row => row.pointsTaken),
        pointsBack: sum(row => row.pointsBack),
        cashRefunded: sum(row => row.refunded),
      },
      lines: simple.map(item => this.line(item, lotsOf(item.id), before)),
    }
  }

  private line(
    item: BillPlan['items'][number],
    itemLots: BillPlan['itemLots'],
    before: readonly SaleReturnPlan[],
  ): SoldLine {
    const backs = before.flatMap(({ items }) => items.filter(({ line }) => line.billItemId === item.id))
    const sum = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((all, row) => all + read(row), 0)
    const { productId, productCode, productName, unitId, unitName, ratio, vatRate, net, vat, pointShare, pointBase } =
      item
    return soldLine({
      ...{ productId, productCode, productName, unitId, unitName, ratio, vatRate, net, vat, pointShare, pointBase },
      billItemId: item.id,
      units: this.products().find(({ id }) => id === productId)!.units,
      sold: item.baseQuantity,
      returned: sum(backs, row => row.baseQuantity),
      discount: item.gross - net,
      back: {
        net: sum(backs, row => row.net),
        discount: sum(backs, row => row.discount),
        vat: sum(backs, row => row.vat),
        pointShare: sum(backs, row => row.pointShare),
      },
      lots: itemLots.map(({ lotId, lotNumber, expiryDate, quantity, value }, place) => {
        const id = `${item.id}-${place}`
        const back = backs.flatMap(({ lots }) => lots.filter(({ soldLotId }) => soldLotId === id))
        const { state } = this.lots.get(lotId)!
        const given = { returned: sum(back, row => row.quantity), returnedValue: sum(back, row => row.value) }
        return { id, lotId, productId, lotNumber, expiryDate, state, quantity, value, ...given }
      }),
    })
  }

  private returnFacts(bill: ReturnedBill, customerId: string | null): PostingFacts {
    const partner = customerId ? this.partner(customerId) : null
    const chain = customerId ? this.pointChain(customerId) : null
    return returnFacts(bill, {
      ...this.common(),
      rights: { mayAllow: true, isPharmacist: true },
      customer: partner &&
        chain && {
          id: partner.id,
          name: partner.name,
          debt: partner.debt,
          debtEntryCount: partner.debtEntryCount,
          points: chain.balance,
          pointEntryCount: chain.entryCount,
        },
      ...(chain && { points: { lots: chain.lots, earned: this.earnedBy(bill.id), spent: this.spentBy(bill.id) } }),
    })
  }

  /** The lots of points that a bill brought. */
  private earnedBy(billId: string): string[] {
    const rows = this.points.filter(row => row.documentId === billId && row.kind === 'EARN')
    return this.pointLots.filter(lot => rows.some(({ id }) => id === lot.entryId)).map(({ id }) => id)
  }

  /** What a bill took of lots of points, less what its returns gave back. */
  private spentBy(billId: string) {
    const own = new Set([billId, ...[...this.brought].flatMap(([id, one]) => (one.billId === billId ? id : []))])
    const kinds = ['SPEND', 'RETURN_SPEND', 'RETURN_SPEND_CANCEL']
    const rows = this.points.filter(row => own.has(row.documentId) && kinds.includes(row.kind))
    const taken = this.pointAllocations.filter(({ entryId }) => rows.some(({ id }) => id === entryId))
    return [...Map.groupBy(taken, ({ lotId }) => lotId)].flatMap(([id, allocations]) => {
      const remaining = allocations.reduce((sum, { amount }) => sum + amount, 0)
      return remaining > 0 ? [{ id, remaining, expiresOn: this.pointLots.find(lot => lot.id === id)!.expiresOn }] : []
    })
  }
}

/** Of a part of several lots somebody reads the pack: here the first that has some left, and so on. */
function asked({ billItemId, lots, ratio, unitId, units }: SoldLine, quantity: number) {
  let open = quantity
  const packs = lots.flatMap(({ lotId, quantity: sold, returned }) => {
    const own = Math.min(open, sold - returned)
    open -= own
    return own > 0 ? [{ lotId, quantity: own }] : []
  })
  const base = ratio === 1 ? unitId : units.find(unit => unit.ratio === 1)!.id
  return { billItemId, unitId: base, quantity, lots: packs, restock: true, isIntact: true }
}
