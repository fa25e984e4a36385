import type { TaxMethod } from '@quay/contract/enumeration'
import type { BillFacts, BillInput } from '../src/bill/bill-facts.ts'
import type { BillPlan } from '../src/bill/bill-plan.ts'
import { decideBill } from '../src/bill/decide-bill.ts'
import { decideCancelBill } from '../src/bill/decide-cancel-bill.ts'
import { decideCancelVoucher } from '../src/cashbook/decide-cancel-voucher.ts'
import type { Allocation } from '../src/cashbook/reverse-money.ts'
import type { OpenDebt } from '../src/debt/allocate-payment.ts'
import { decideCancelAdjustment } from '../src/debt/decide-cancel-adjustment.ts'
import { type DebtAdjustmentInput, decideDebtAdjustment } from '../src/debt/decide-debt-adjustment.ts'
import { decideDebtPayment } from '../src/debt/decide-debt-payment.ts'
import { netOpenDebts } from '../src/debt/net-open-debts.ts'
import { type AmendFacts, decideAmendInbound } from '../src/inbound/decide-amend-inbound.ts'
import { decideCancelInbound } from '../src/inbound/decide-cancel-inbound.ts'
import { decideInbound } from '../src/inbound/decide-inbound.ts'
import type { InboundInput } from '../src/inbound/inbound-facts.ts'
import { decideCancelReturn } from '../src/inbound-return/decide-cancel-return.ts'
import { decideReturn } from '../src/inbound-return/decide-return.ts'
import type { ReturnInput } from '../src/inbound-return/return-facts.ts'
import type { PointChain, PointLot } from '../src/point/move-points.ts'
import type { WrittenPoints } from '../src/point/undo-points.ts'
import type { Outcome } from '../src/refusal.ts'
import type { CancelReturnPlan as CancelSaleReturnPlan } from '../src/sale-return/decide-cancel-return.ts'
import type { PostedStock, StockMovement } from '../src/stock/post-stock.ts'
import { type Entry, GoodsModel } from './goods-model.ts'
import { pointRule } from './point-factory.ts'

// A store in memory that applies plans as dumbly as the database does. The property tests drive it at random and look at
// its ledgers and balances; it holds no rule of its own.

interface DebtRow extends Entry {
  businessDay: string
}
export interface AllocationRow extends Allocation {
  reversesId: string | null
}
export interface DocumentRow {
  id: string
  code: string
  kind: 'bill' | 'inbound' | 'return' | 'payment' | 'adjustment' | 'sale-return'
  status: 'SUCCEED' | 'CANCELLED'
  businessDay: string
  partnerId: string | null
}

export class StoreModel extends GoodsModel {
  cash: Entry[] = []
  debts: DebtRow[] = []
  /** Which payment settled which debt. */
  allocations: AllocationRow[] = []
  points: Entry[] = []
  pointLots: (PointLot & { customerId: string; entryId: string })[] = []
  pointAllocations: { entryId: string; lotId: string; amount: number }[] = []
  documents: DocumentRow[] = []
  /** How the branch pays VAT; it may change between two imports. */
  taxMethod: TaxMethod | null = null
  /** Imports as they stand, for their correction. */
  imports = new Map<string, Pick<AmendFacts, 'inbound' | 'lines' | 'costs'>>()

  fund = (id: string) => ({ id, name: id, ...this.head(this.cash, id) })

  /** What is open of each debt, before the partner's credits count. */
  owing(partnerId: string): OpenDebt[] {
    const settled = (id: string) =>
      this.allocations.filter(row => row.debtEntryId === id).reduce((all, { amount }) => all + amount, 0)
    return this.debts
      .filter(row => row.chain === partnerId && debtKinds.has(row.kind) && !this.isUndone(row))
      .map(({ id, businessDay, sequence, amount }) => ({
        ...{ entryId: id, businessDay, sequence },
        remaining: amount - settled(id),
      }))
      .filter(({ remaining }) => remaining > 0)
  }

  openDebts = (partnerId: string) => netOpenDebts(this.owing(partnerId), this.head(this.debts, partnerId).balance)

  isUndone = ({ id }: { id: string }) => this.debts.some(row => row.reversesId === id)

  /** What settled these debts, or was settled by them, and was not taken back. */
  allocationsOf(entries: readonly { id: string }[], ...ends: ('paymentEntryId' | 'debtEntryId')[]): AllocationRow[] {
    return this.allocations.filter(
      row =>
        row.amount > 0 &&
        !this.allocations.some(one => one.reversesId === row.id) &&
        ends.some(end => entries.some(({ id }) => id === row[end])),
    )
  }

  partner(id: string) {
    const { balance: debt, entryCount: debtEntryCount } = this.head(this.debts, id)
    return { id, code: id, name: id, phone: null, debt, debtEntryCount, debtLimit: null }
  }

  common() {
    return {
      now: `${this.today}T05:00:00.000Z`,
      businessDay: this.today,
      taxMethod: this.taxMethod,
      products: this.products(),
      lots: [...this.lots.values()],
      cashAccount: this.fund('till'),
      bankAccounts: [this.fund('bank')],
      defaultBankAccountId: 'bank',
      mayOverdraw: true,
    }
  }

  buy(input: InboundInput) {
    const freshLotIds = input.items.flatMap(item => [item, ...(item.lots ?? [])]).map(() => this.newId('lot'))
    const provider = input.providerId ? this.partner(input.providerId) : null
    const costProviders = (input.costs ?? []).flatMap(cost => (cost.providerId ? [this.partner(cost.providerId)] : []))
    const decided = decideInbound(input, { ...this.common(), freshLotIds, provider, costProviders })
    if (!decided.ok) return decided
    const { plan } = decided
    for (const lot of plan.newLots) this.addLot(lot)
    this.addDocument('inbound', input.id, provider?.id ?? null)
    this.imports.set(input.id, {
      inbound: { ...plan.inbound, code: input.id },
      costs: plan.costs,
      lines: plan.items.map((item, index) => ({
        ...item,
        lots: plan.itemLots.filter(row => row.itemIndex === index).map(row => ({ ...row, id: this.newId('row') })),
      })),
    })
    this.applyStock(input.id, plan)
    const debts = [...(plan.debtEntry ? [plan.debtEntry] : []), ...plan.costDebts]
    this.applyMoney(
      input.id,
      plan.cashEntries,
      debts.map(entry => ({ ...entry, partnerId: entry.providerId })),
    )
    return decided
  }

  /** Corrects the prices of an import, and whose goods it brought. */
  amend(document: DocumentRow, price: number, providerId: string | null) {
    const known = this.imports.get(document.id)!
    const { debtEntries } = this.written(document)
    const facts = {
      ...known,
      inbound: { ...known.inbound, status: document.status },
      products: this.products(),
      shelves: [...this.lots.values()].map(({ id, quantity, value }) => ({ lotId: id, quantity, value })),
      returns: [],
      closedThrough: this.closedThrough,
      debtEntries,
      allocations: this.allocationsOf(debtEntries, 'debtEntryId'),
      partners: [...new Set([known.inbound.providerId, providerId])].flatMap(id => (id ? [this.partner(id)] : [])),
    }
    const items = known.lines.slice(0, 1).map(({ id }) => ({ id, price }))
    const decided = decideAmendInbound({ items, providerId }, facts)
    if (!decided.ok) return decided
    const { plan } = decided
    document.partnerId = providerId
    this.imports.set(document.id, {
      costs: known.costs,
      inbound: { ...known.inbound, ...plan.head },
      lines: known.lines.map((line, index) => ({
        ...line,
        ...plan.items[index],
        lots: line.lots.map(lot => ({ ...lot, value: plan.lots.find(({ id }) => id === lot.id)!.value })),
      })),
    })
    this.applyStock(document.id, plan)
    this.applyMoney(document.id, [], plan.debtEntries)
    this.applyAllocations(plan.allocations)
    return decided
  }

  sell(input: BillInput) {
    const customer = input.customerId ? this.partner(input.customerId) : null
    const facts: BillFacts = {
      ...this.common(),
      owing: null,
      soldDay: this.today,
      usesVat: true,
      closedThrough: this.closedThrough,
      customer,
      promotions: [],
      promotesMedicines: false,
      pairs: null,
      takenOfPaper: [],
      sellerId: 'seller',
      prices: { books: [], at: '2026-11-21T12:00', groupId: null },
      rights: {
        mayChangePrice: true,
        maySellOverPosted: false,
        maySellWithoutPrescription: false,
        maySellContraindicated: false,
        isPharmacist: false,
        discountLimit: null,
        mayExceedDebtLimit: true,
        mayBackDate: true,
        mayOwe: true,
      },
      backDateDays: null,
      points: customer && { rule: modelRule, tierRate: 10_000, chain: this.pointChain(customer.id), billCount: 0 },
    }
    let decided = decideBill(input, facts)
    if (!decided.ok && decided.code === 'stock-short' && this.sellsWithoutStock)
      decided = decideBill(input, { ...facts, owing: this.owingShelves() })
    if (!decided.ok) return decided
    const { plan } = decided
    for (const { lotId: id, productId, isNew } of plan.owed)
      if (isNew) this.addLot({ id, productId, number: '', numberKey: '', expiryDate: null, firstReceivedAt: facts.now })
    this.addDocument('bill', input.id, customer?.id ?? null)
    this.applyStock(input.id, plan)
    this.applyMoney(input.id, plan.cashEntries, plan.debtEntry ? [{ ...plan.debtEntry, partnerId: customer!.id }] : [])
    this.applyPoints(input.id, plan)
    return decided
  }

  giveBack(input: ReturnInput) {
    const common = this.common()
    const lots = common.lots.map(({ quantity, value, ...lot }) => ({
      ...lot,
      shelves: { sellable: { quantity, value }, quarantine: { quantity: 0, value: 0 } },
    }))
    const provider = input.providerId ? this.partner(input.providerId) : null
    const products = common.products.map(product => ({ ...product, registrationNumber: null }))
    const decided = decideReturn(input, { ...common, products, lots, provider, source: null }, 'SUCCEED')
    if (!decided.ok) return decided
    const { plan } = decided
    this.addDocument('return', input.id, provider?.id ?? null)
    this.applyStock(input.id, plan)
    this.applyMoney(input.id, plan.cashEntries, plan.debtEntry ? [{ ...plan.debtEntry, partnerId: provider!.id }] : [])
    return decided
  }

  collect(partnerId: string, partnerKind: 'customer' | 'provider', amount: number) {
    const input = { partnerKind, partnerId, amount, method: 'CASH' as const }
    const openDebts = this.openDebts(partnerId)
    const decided = decideDebtPayment(input, { ...this.common(), partner: this.partner(partnerId), openDebts })
    if (!decided.ok) return decided
    const { cashEntry, debtEntry, allocations } = decided.plan
    const id = this.newId('voucher')
    this.addDocument('payment', id, partnerId)
    const [paymentEntryId] = this.applyMoney(id, [cashEntry], [debtEntry])
    this.applyAllocations(allocations.map(row => ({ ...row, paymentEntryId: paymentEntryId! })))
    return decided
  }

  adjust(partnerId: string, input: DebtAdjustmentInput) {
    const facts = { partner: this.partner(partnerId), openDebts: this.openDebts(partnerId) }
    const decided = decideDebtAdjustment(input, facts)
    if (!decided.ok) return decided
    const id = this.newId('adjustment')
    this.addDocument('adjustment', id, partnerId)
    const [paymentEntryId] = this.applyMoney(id, [], [decided.plan.debtEntry])
    this.applyAllocations(decided.plan.allocations.map(row => ({ ...row, paymentEntryId: paymentEntryId! })))
    return decided
  }

  cancel(document: DocumentRow, keepPayments: boolean, isWithReturn = false) {
    const facts = { ...this.common(), ...this.written(document), funds: [this.fund('till'), this.fund('bank')] }
    const input = { reason: 'x', keepPayments, isWithReturn }
    if (document.kind === 'inbound') {
      const decided = decideCancelInbound(input, {
        ...facts,
        inbound: document,
        returns: [],
        costs: this.writtenCosts(document.id),
      })
      if (decided.ok) {
        const { cashEntries, debtEntries } = decided.plan.costs
        this.applyCancel(document, decided.plan)
        this.applyMoney(document.id, cashEntries, debtEntries)
      }
      return decided
    }
    if (document.kind === 'adjustment') {
      const { debtEntries, partner, closedThrough } = facts
      const allocations = this.allocationsOf(debtEntries, 'debtEntryId', 'paymentEntryId')
      const decided = decideCancelAdjustment({ adjustment: document, closedThrough, debtEntries, allocations, partner })
      if (decided.ok) this.applyCancel(document, { ...noGoods, cashEntries: [], ...decided.plan })
      return decided
    }
    if (document.kind === 'payment') {
      const allocations = this.allocationsOf(facts.debtEntries, 'paymentEntryId')
      const voucher = { ...document, purpose: 'DEBT' as const }
      const decided = decideCancelVoucher(input, { ...facts, allocations, voucher })
      if (decided.ok) this.applyCancel(document, { ...noGoods, ...decided.plan })
      return decided
    }
    if (document.kind === 'sale-return') return this.cancelBrought(document)
    if (document.kind === 'return') {
      const shelves = facts.lots.map(({ id, number, quantity, value }) => ({
        lotId: id,
        lotNumber: number,
        quantity,
        value,
      }))
      const decided = decideCancelReturn({ ...facts, document, shelves })
      if (decided.ok) this.applyCancel(document, decided.plan)
      return decided
    }
    const bill = {
      ...facts,
      bill: document,
      returnCode: this.returnOf(document.id),
      exchangeCode: this.exchangeOf(document.id),
    }
    if (!decideCancelBill(input, bill).ok) return decideCancelBill(input, bill)
    // From here on it is cancelled: only now does what it owes come back from a product that its own was merged into.
    const owed = this.owedOfBill(document.id)
    const decided = decideCancelBill(input, { ...bill, owed, products: this.products() })
    if (decided.ok) {
      this.applyCancel(document, decided.plan)
      this.applyPoints(document.id, decided.plan)
    }
    return decided
  }

  /** A return of a bill that stands; this store takes none (ReturningStore does). */
  returnOf: (billId: string) => string | null = () => null
  /** The return that a bill came with in an exchange, while it stands. */
  exchangeOf: (billId: string) => string | null = () => null
  cancelBrought(document: DocumentRow): Outcome<{ plan: CancelSaleReturnPlan }> {
    throw new Error(`${document.id} came from nowhere`)
  }

  /** What a document wrote, as a cancel reads it. */
  written({ id, partnerId }: DocumentRow) {
    const own = <Row extends Entry>(rows: readonly Row[]) => rows.filter(row => row.documentId === id)
    const points = own(this.points)
    const debtEntries = own(this.debts).filter(
      row => !row.reversesId && row.kind !== 'INBOUND_COST' && !this.isUndone(row),
    )
    return {
      closedThrough: this.closedThrough,
      owed: [],
      stockEntries: own(this.stock.filter(row => !besideKinds.has(row.kind))).map(
        ({ chain, amount, kind, ...row }) => ({
          ...row,
          kind: kind as 'INBOUND',
          productId: chain,
          quantity: amount,
          lineId: null,
        }),
      ),
      cashEntries: own(this.cash)
        .filter(row => row.kind !== 'INBOUND_COST')
        .map(row => ({ id: row.id, accountId: row.chain, amount: row.amount })),
      debtEntries,
      allocations: this.allocationsOf(own(this.debts), 'debtEntryId'),
      partner: partnerId ? this.partner(partnerId) : null,
      pointEntries: points.map(row => this.writtenPoints(row)),
      points: partnerId ? this.pointChain(partnerId) : null,
      today: this.today,
    }
  }

  /** What an import wrote for costs beside its goods. */
  writtenCosts(id: string) {
    const own = (rows: readonly Entry[]) => rows.filter(row => row.documentId === id && row.kind === 'INBOUND_COST')
    const debts = own(this.debts)
    return {
      cashEntries: own(this.cash).map(row => ({ id: row.id, accountId: row.chain, amount: row.amount })),
      debtEntries: debts.map(row => ({ id: row.id, partnerId: row.chain, amount: row.amount })),
      partners: [...new Set(debts.map(row => row.chain))].map(chain => this.partner(chain)),
    }
  }

  addDocument(kind: DocumentRow['kind'], id: string, partnerId: string | null): void {
    this.documents.push({ id, code: id, kind, status: 'SUCCEED', businessDay: this.today, partnerId })
  }

  applyCancel(
    document: DocumentRow,
    plan: PostedStock<StockMovement & { kind: string }> & {
      cashEntries: MoneyRow[]
      debtEntries: PartnerRow[]
      allocations: readonly NewAllocation[]
    },
  ): void {
    document.status = 'CANCELLED'
    this.applyStock(document.id, plan)
    this.applyMoney(document.id, plan.cashEntries, plan.debtEntries)
    this.applyAllocations(plan.allocations)
  }

  /** Gives the ids of the rows of debt. */
  applyMoney(documentId: string, cash: readonly MoneyRow[], debts: readonly PartnerRow[]): string[] {
    for (const { accountId, kind, amount, sequence, balanceAfter } of cash) {
      this.cash.push({ id: this.newId('cash'), documentId, kind, chain: accountId, amount, sequence, balanceAfter })
    }
    return debts.map(({ partnerId, reversesId, ...posted }) => {
      const id = this.newId('debt')
      const businessDay = this.today
      this.debts.push({ ...posted, id, documentId, businessDay, chain: partnerId, reversesId: reversesId ?? null })
      return id
    })
  }

  applyAllocations(rows: readonly NewAllocation[]): void {
    for (const row of rows) this.allocations.push({ reversesId: null, ...row, id: this.newId('allocation') })
  }

  applyPoints(documentId: string, plan: PointPlan): void {
    for (const { customerId, kind, amount, sequence, balanceAfter, lot, allocations } of plan.pointEntries) {
      const id = this.newId('point')
      this.points.push({ id, documentId, kind, chain: customerId, amount, sequence, balanceAfter })
      if (lot)
        this.pointLots.push({
          id: this.newId('pointlot'),
          customerId,
          entryId: id,
          remaining: lot.points,
          expiresOn: lot.expiresOn,
        })
      this.pointAllocations.push(...allocations.map(one => ({ ...one, entryId: id })))
    }
    for (const { lotId, amount, expiresOn } of plan.pointLotChanges) {
      const lot = this.pointLots.find(({ id }) => id === lotId)!
      lot.remaining += amount
      lot.expiresOn = expiresOn
    }
  }

  pointChain(customerId: string): PointChain {
    const lots = this.pointLots.filter(lot => lot.customerId === customerId && lot.remaining > 0)
    return { customerId, ...this.head(this.points, customerId), lots }
  }

  writtenPoints({ id, kind, amount }: Entry): WrittenPoints {
    const took = this.pointAllocations
      .filter(({ entryId }) => entryId === id)
      .map(one => ({ ...one, expiresOn: this.pointLots.find(lot => lot.id === one.lotId)!.expiresOn }))
    const lotId = this.pointLots.find(({ entryId }) => entryId === id)?.id ?? null
    return { id, kind: kind as WrittenPoints['kind'], amount, lotId, took }
  }
}

/** Rows of the stock ledger that a document writes beside its own. */
const besideKinds = new Set(['REVALUATION', 'OWED_SETTLED'])
/** Rows of debt that are paid; all others are payments, or take something back. */
const debtKinds = new Set(['SALE', 'INBOUND', 'INBOUND_COST', 'ADJUSTMENT'])
const noGoods = { stockEntries: [], lotChanges: [], productChanges: [] }

type NewAllocation = Omit<AllocationRow, 'id' | 'reversesId'> & { reversesId?: string | null }

interface Posted {
  kind: string
  amount: number
  sequence: number
  balanceAfter: number
}
interface MoneyRow extends Posted {
  accountId: string
}
interface PartnerRow extends Posted {
  partnerId: string
  reversesId?: string | null
}
type PointPlan = Pick<BillPlan, 'pointEntries' | 'pointLotChanges'>
const modelRule = pointRule({ earnPerDong: 1000, dongPerPoint: 10 })
