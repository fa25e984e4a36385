import { priceInbound } from '../inbound/price-inbound.ts'
import { isSafeQuantity } from '../money/safe-amount.ts'
import { refuseWithoutStock } from '../product/refuse-without-stock.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { OrderFacts, OrderInput, OrderItemInput, OrderPlan, OrderProduct } from './order-facts.ts'

/**
 * Decides an order to a provider, as a draft or confirmed. A product stands in it once, so that what comes is known to be of
 * its line. Refuses what does not exist or is no longer traded, a provider that is not bought from any more (when it is
 * confirmed), and sums over the limit.
 */
export function decideOrder(
  input: OrderInput,
  facts: OrderFacts,
  status: 'DRAFT' | 'SUCCEED',
): Outcome<{ plan: OrderPlan }> {
  const { provider } = facts
  if (!provider) return refuse('not-found', { kind: 'provider', id: input.providerId }, 'providerId')
  if (status === 'SUCCEED' && !provider.isActive)
    return refuse('provider-inactive', { provider: provider.name }, 'providerId')

  const byId = new Map(facts.products.map(product => [product.id, product]))
  const lines: OrderLine[] = []
  for (const [index, item] of input.items.entries()) {
    const line = findLine(index, item, byId)
    if ('ok' in line) return line
    if (lines.some(other => other.product.id === line.product.id))
      return refuse('order-product-repeated', { product: line.product.name }, `items.${index}.productId`)
    lines.push(line)
  }
  // An order is priced as the import that it becomes. What the goods will cost with or without VAT is not kept.
  const priced = priceInbound({ lines: input.items, deductsVat: false })
  if (!priced.ok) return priced

  return {
    ok: true,
    plan: {
      order: {
        id: input.id,
        branchId: input.branchId,
        status,
        progress: status === 'DRAFT' ? 'DRAFT' : 'CONFIRMED',
        providerId: provider.id,
        providerName: provider.name,
        expectedDate: input.expectedDate ?? null,
        note: input.note ?? null,
        businessDay: facts.businessDay,
        confirmedAt: status === 'DRAFT' ? null : facts.now,
        goodsAmount: priced.goodsAmount,
        vatAmount: priced.vatAmount,
        payable: priced.payable,
        itemCount: lines.length,
      },
      items: lines.map(({ item, product, unit, baseQuantity }, position) => ({
        id: item.id,
        position,
        productId: product.id,
        productCode: product.code,
        productName: product.name,
        unitId: unit.id,
        unitName: unit.name,
        ratio: unit.ratio,
        quantity: item.quantity,
        baseQuantity,
        price: item.price,
        vatRate: item.vatRate ?? null,
        amount: priced.lines[position]!.net,
        vatAmount: priced.lines[position]!.vat,
        note: item.note ?? null,
      })),
    },
  }
}

interface OrderLine {
  item: OrderItemInput
  product: OrderProduct
  unit: OrderProduct['units'][number]
  baseQuantity: number
}

function findLine(index: number, item: OrderItemInput, products: ReadonlyMap<string, OrderProduct>) {
  const path = `items.${index}`
  const product = products.get(item.productId)
  if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
  const unit = product.units.find(({ id }) => id === item.unitId)
  if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)
  const refusal = refuseWithoutStock(product, `${path}.productId`)
  if (refusal) return refusal
  if (!product.isActive || !unit.isActive) {
    const name = product.isActive ? `${product.name} (${unit.name})` : product.name
    const where = product.isActive ? `${path}.unitId` : `${path}.productId`
    return refuse('product-inactive', { productId: product.id, product: name }, where)
  }
  const baseQuantity = toBase(item.quantity, unit.ratio)
  if (!isSafeQuantity(baseQuantity)) return refuse('amount-too-large', {}, `${path}.quantity`)
  return { item, product, unit, baseQuantity }
}
