import type { VatRate } from '@quay/contract/enumeration'
import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import type { OrderLine } from '@quay/domain/sales-order/order-facts'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { type Cart, type CartOrder, emptyCart, type LineDose } from '../cart/cart.ts'
import { customerOf, openCart } from '../replace/open-bill.ts'
import type { Sale } from '../sale-context.ts'
import { withAskedPrice } from './ask-price-today.ts'
import './order-pricing.ts'

/** Opens what is left of an order as a cart; where one stands open already, that one is shown. */
export async function openOrder(sale: Sale, id: string): Promise<void> {
  const order = await call(salesOrderRoutes.get, { params: { id } })
  if (order.progress !== 'OPEN' && order.progress !== 'PARTIAL') {
    toast.warning(words.nothingLeft(order.code))
    return
  }
  const open = sale.till.store.getState().drafts.find(({ cart }) => cart.order?.id === id)
  if (open) sale.till.closeTab(open.id)
  const priced = await withAskedPrice(order)
  const { customerId, customerName } = priced
  openCart(sale, cartOf(priced, await customerOf({ customerId, customerName, customerDebt: null })))
  toast.success(words.opened(order.code))
}

type Item = SalesOrder['items'][number]

const leftOf = ({ baseQuantity, billedBase, ratio }: Item) => (baseQuantity - billedBase) / ratio

function cartOf(order: SalesOrder, customer: Cart['customer']): Cart {
  const items = order.items.filter(item => leftOf(item) > 0)
  return {
    ...emptyCart,
    customer,
    note: order.note ?? '',
    ...(order.address && { delivery: deliveryOf(order, customer) }),
    order: cartOrderOf(order, items),
    ...(order.progress === 'OPEN' && {
      surcharges: Object.fromEntries(order.surchargeItems.map(({ surchargeId, amount }) => [surchargeId, amount])),
    }),
    lines: items.map(item => ({
      id: newId(),
      productId: item.productId,
      productName: item.productName,
      unit: { id: item.unitId, name: item.unitName, ratio: item.ratio },
      quantity: leftOf(item),
      price: null,
      discount: null,
      lots: null,
      note: item.note ?? '',
      orderItemId: item.id,
      ...(item.sample && { dose: doseOf(item, item.sample) }),
    })),
  }
}

/** The order as the cart is priced by it, with those of its lines. */
export function cartOrderOf(
  { id, code, deposit, progress, surchargeItems }: SalesOrder,
  items: SalesOrder['items'],
): CartOrder {
  const held: Record<string, number> = {}
  for (const { productId, held: kept } of items.flatMap(({ reservations }) => reservations))
    held[productId] = (held[productId] ?? 0) + kept
  const surcharges = surchargeItems.map(({ surchargeId, code: own, name, amount, vatRate, returns }) => ({
    ...{ id: surchargeId, code: own, name, vatRate: vatRate as VatRate, returns, isAutomatic: false },
    amount: { unit: 2 as const, value: amount },
    billed: amount,
  }))
  return { id, code, deposit, held, surcharges, lines: items.map(lineOf), isLater: progress !== 'OPEN' }
}

/** The liều of what is left of a line: its price is that of the order, so it has no share of a fixed one. */
function doseOf(
  item: Item,
  { sampleMedicineId, name, group, count, ...sample }: NonNullable<Item['sample']>,
): LineDose {
  const { replacedProductId: id, replacedProductName } = sample
  const left = item.baseQuantity - item.billedBase
  const leftCount = Math.max(Math.floor((count * left) / item.baseQuantity), 1)
  return {
    sampleId: sampleMedicineId,
    name,
    group,
    count: leftCount,
    need: Math.round(left / leftCount),
    share: null,
    ...(id && { replaced: { id, name: replacedProductName ?? '' } }),
  }
}

/** An order with an address is brought there. */
function deliveryOf(
  { address, contactName, contactPhone, customerName, expectedOn }: SalesOrder,
  customer: Cart['customer'],
) {
  return {
    isOn: true,
    receiverName: contactName ?? customerName ?? '',
    phone: typeable(contactPhone) || typeable(customer?.phone),
    address: address ?? '',
    ward: null,
    note: '',
    wishedOn: expectedOn,
    wishedTime: null,
  }
}

/** A phone, where it is not hidden from this person. */
const typeable = (phone: string | null | undefined) => (phone && !phone.includes('•') ? phone : '')

/** A line as the steps of a sale know it. The till shows no promotion by itself, so one row stands for all of them. */
function lineOf(item: Item): OrderLine {
  const amounts = {
    net: item.amount,
    promotionDiscount: item.promotionDiscount,
    lineDiscount: item.lineDiscount,
    promotionShare: item.promotionShare,
    orderShare: item.orderShare,
  }
  const ofPromotions = ({ promotionDiscount, promotionShare }: typeof amounts) => promotionDiscount + promotionShare
  return {
    id: item.id,
    productId: item.productId,
    productName: item.productName,
    unitId: item.unitId,
    ratio: item.ratio,
    baseQuantity: item.baseQuantity,
    billedBase: item.billedBase,
    listPrice: item.listPrice,
    unitPrice: item.price,
    priceBookId: item.priceBookId,
    priceBookName: item.priceBookName,
    priceTierFrom: item.priceTierFrom,
    postedReason: item.postedReason,
    giftOf: item.giftOf,
    amounts,
    given: item.billed,
    discounts: [
      { discountId: '', units: item.quantity, amount: ofPromotions(amounts), given: ofPromotions(item.billed) },
    ],
  }
}
