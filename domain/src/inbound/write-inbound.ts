import { postRows } from '../ledger/post-rows.ts'
import { allocate } from '../money/allocate.ts'
import { postStock } from '../stock/post-stock.ts'
import { deductsVat } from './deducts-vat.ts'
import type { InboundLine } from './find-inbound-lines.ts'
import type { InboundFacts, InboundInput, SupplierItem } from './inbound-facts.ts'
import type {
  InboundCostRow,
  InboundItemRow,
  InboundLotRow,
  InboundMovement,
  InboundPlan,
  InboundRow,
  SalePriceRow,
} from './inbound-plan.ts'
import type { LineLot } from './match-lots.ts'
import type { SalePriceChange } from './plan-sale-prices.ts'
import type { PricedInbound, PricedInboundLine } from './price-inbound.ts'
import type { SettledInbound } from './settle-inbound.ts'

interface DecidedInbound {
  lines: readonly InboundLine[]
  priced: PricedInbound
  lineLots: readonly (readonly LineLot[])[]
  newLots: InboundPlan['newLots']
  settled: SettledInbound
  cashEntries: InboundPlan['cashEntries']
  costs: InboundCostRow[]
  salePrices: { ofLines: SalePriceRow[][]; changes: SalePriceChange[] }
}

/** Lists every row of a decided import. No rule is checked here. */
export function writeInbound(input: InboundInput, facts: InboundFacts, decided: DecidedInbound): InboundPlan {
  const { lines, priced, newLots, settled, cashEntries, costs, salePrices } = decided
  const itemLots = lines.flatMap((line, index) => lotRows(line, decided.lineLots[index]!, priced.lines[index]!.cost))
  return {
    inbound: headOf(input, facts, decided),
    items: lines.map((line, index) => itemRow(line, priced.lines[index]!, salePrices.ofLines[index]!)),
    itemLots,
    newLots,
    ...postStock(
      itemLots.map(row => movementOf(row, lines, input.kind)),
      facts.products,
    ),
    payments: paymentRows(settled, facts),
    cashEntries,
    ...postDebts(facts, settled.debt, costs),
    costs,
    salePriceChanges: salePrices.changes,
  }
}

function headOf(input: InboundInput, facts: InboundFacts, { priced, settled }: DecidedInbound): InboundRow {
  const { payable, paid, debt } = settled
  return { ...headingOf(input, facts, priced), status: 'SUCCEED', postedAt: facts.now, payable, paid, debt }
}

/** What the head of an import, posted or a draft, takes from the request and its prices. */
export function headingOf(
  input: InboundInput,
  { provider, businessDay, taxMethod }: Pick<InboundFacts, 'provider' | 'businessDay' | 'taxMethod'>,
  { lines, goodsAmount, discountAmount, vatAmount, costAmount, otherCost }: PricedInbound,
) {
  return {
    id: input.id,
    branchId: input.branchId,
    kind: input.kind,
    providerId: provider?.id ?? null,
    providerName: provider?.name ?? null,
    invoiceNumber: input.invoiceNumber ?? null,
    invoiceSeries: input.invoiceSeries ?? null,
    invoiceDate: input.invoiceDate ?? null,
    note: input.note ?? null,
    businessDay,
    discount: input.discount ?? null,
    deductsVat: deductsVat(input.kind, taxMethod),
    goodsAmount,
    discountAmount,
    vatAmount,
    costAmount,
    otherCost,
    invoiceTotal: input.invoiceTotal ?? null,
    value: lines.reduce((sum, line) => sum + line.cost, 0),
    itemCount: lines.length,
  }
}

/** The row of a line with what it names, as the document keeps it. */
export function itemRow(
  { index, item, product, unit, bonusQuantity, baseQuantity }: InboundLine,
  line: PricedInboundLine,
  salePrices: SalePriceRow[],
) {
  return {
    id: item.id,
    position: index,
    productId: product.id,
    productCode: product.code,
    productName: product.name,
    unitId: unit.id,
    unitName: unit.name,
    ratio: unit.ratio,
    quantity: item.quantity,
    bonusQuantity,
    baseQuantity,
    price: item.price,
    discount: item.discount ?? null,
    discountAmount: line.lineDiscount,
    documentShare: line.documentShare,
    netAmount: line.net,
    vatRate: item.vatRate ?? null,
    vatAmount: line.vat,
    costShare: line.costShare,
    refundableShare: line.refundableShare,
    value: line.cost,
    salePrices,
    supplierItem: wholeItem(item.supplierItem),
    defect: item.defect ?? null,
  } satisfies InboundItemRow
}

/** The lots share the line's cost by what they hold, bonus goods among it. */
function lotRows({ item, index }: InboundLine, lots: readonly LineLot[], cost: number): InboundLotRow[] {
  const values = allocate(
    cost,
    lots.map(lot => lot.baseQuantity),
  )
  return lots.map((lot, position) => ({
    itemId: item.id,
    itemIndex: index,
    position,
    ...lot,
    value: values[position]!,
  }))
}

function movementOf(row: InboundLotRow, lines: readonly InboundLine[], kind: InboundInput['kind']): InboundMovement {
  return {
    kind: kind === 'OPENING' ? 'OPENING' : 'INBOUND',
    productId: lines[row.itemIndex]!.product.id,
    lotId: row.lotId,
    itemId: row.itemId,
    itemIndex: row.itemIndex,
    quantity: row.baseQuantity,
    value: row.value,
  }
}

function paymentRows({ cash, bank, debt }: SettledInbound, { cashAccount }: InboundFacts): InboundPlan['payments'] {
  return [
    { method: 'CASH' as const, accountId: cashAccount.id, amount: cash },
    ...bank.map(row => ({ method: 'BANK' as const, ...row })),
    { method: 'DEBT' as const, accountId: null, amount: debt },
  ]
    .filter(row => row.amount > 0)
    .map((row, position) => ({ position, ...row }))
}

/** What is owed to the supplier, and to others for costs; one may be both, so their rows are of one chain. */
function postDebts(
  { provider, costProviders }: InboundFacts,
  debt: number,
  costs: readonly InboundCostRow[],
): Pick<InboundPlan, 'debtEntry' | 'costDebts'> {
  const goods = provider && debt !== 0 ? [{ kind: 'INBOUND' as const, providerId: provider.id, amount: debt }] : []
  const others = costs.flatMap(({ method, providerId, amount }, costIndex) =>
    method === 'DEBT' && providerId ? [{ kind: 'INBOUND_COST' as const, costIndex, providerId, amount }] : [],
  )
  const heads = [...(provider ? [provider] : []), ...costProviders]
  const posted = postRows(
    [...goods, ...others],
    heads.map(one => ({ id: one.id, balance: one.debt, entryCount: one.debtEntryCount })),
    row => ({ chain: row.providerId, amount: row.amount }),
  )
  return {
    debtEntry: posted.find(row => row.kind === 'INBOUND') ?? null,
    costDebts: posted.filter(row => row.kind === 'INBOUND_COST'),
  }
}

/** What the supplier calls the goods, with what is not known said so. */
function wholeItem(item: SupplierItem | null | undefined) {
  return item ? { code: item.code ?? null, name: item.name, unitName: item.unitName ?? null } : null
}
