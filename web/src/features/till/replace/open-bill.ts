import type { Bill } from '@quay/contract/bill/shapes'
import { pointRoutes } from '@quay/contract/point/routes'
import { ApiError } from '../../../api/api-error.ts'
import { billAddresses, saleReturnAddresses } from '../../../api/bill-addresses.ts'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { billReplaceText } from '../../../text/bill/bill-replace.ts'
import { toast } from '../../../ui/popup/toast.ts'
import { companyOf } from '../../e-invoice/shared/company-of.ts'
import type { Cart, CartCustomer } from '../cart/cart.ts'
import { newDraft } from '../drafts/draft.ts'
import { loadPartnerRoutes } from '../later-parts.ts'
import type { Sale } from '../sale-context.ts'
import { copyOf, editOf } from './cart-of-bill.ts'
import './facts-before.ts'

const asked = /[?&](copy|replace|order)=([0-9a-f-]{36})/

/** Opens what the address names, once: a bill as a copy at today's prices or as a cart that replaces it, or what is left of an order. */
export async function openAsked(sale: Sale): Promise<void> {
  const [, kind, id] = asked.exec(location.search) ?? []
  if (!id) return
  history.replaceState(history.state, '', location.pathname)
  try {
    if (kind === 'order') return await (await import('../order/open-order.ts')).openOrder(sale, id)
    const bill = await call(billAddresses.get, { params: { id } })
    await (kind === 'copy' ? openCopy(sale, bill) : openEdit(sale, bill))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.error(billReplaceText.notOpened(error.message))
  }
}

async function openCopy(sale: Sale, bill: Bill): Promise<void> {
  await goodsAreHere(sale)
  const products = await sale.catalogue.get(bill.items.map(({ productId }) => productId))
  const { cart, gone } = copyOf(bill, products, await customerOf(bill))
  if (cart.lines.length === 0) return void toast.warning(billReplaceText.nothingLeft(bill.code))
  openCart(sale, cart)
  if (gone.length > 0) toast.warning(billReplaceText.gone(bill.code, gone.join(', ')), { milliseconds: 20_000 })
  else toast.success(billReplaceText.copied(bill.code))
}

/** So long a copy waits for the goods of a browser that has none yet. */
const longestLoad = 20_000

/** A browser that opens for the first time would take all goods for gone. */
async function goodsAreHere({ catalogue: { state } }: Sale): Promise<void> {
  if (state.getState().status === 'ready') return
  await new Promise<void>(resolve => {
    const stop = state.subscribe(({ status }) => status === 'ready' && resolve())
    setTimeout(() => {
      stop()
      resolve()
    }, longestLoad)
  })
}

/** Opens a posted bill to be replaced; where its cart stands open already, that one is shown. */
export async function openEdit(sale: Sale, bill: Bill): Promise<void> {
  if (bill.status !== 'SUCCEED') return void toast.warning(billReplaceText.cannotEdit(bill.code))
  const { pastReplacing } = bill
  if (pastReplacing) return void toast.warning(billReplaceText.pastReplacing(bill.code, pastReplacing.days))
  const open = sale.till.store.getState().drafts.find(({ cart }) => cart.replaces?.id === bill.id)
  if (open) return sale.till.showTab(open.id)
  const saleReturn = await returnOf(bill)
  if (saleReturn) return void toast.warning(billReplaceText.hasReturn(bill.code, saleReturn))
  const now = await customerOf(bill)
  // What the bill owes, gave and took goes back with it.
  const customer = now && {
    ...now,
    debt: now.debt - bill.debt,
    points: now.points + bill.pointsUsed - bill.pointsEarned,
  }
  const order = bill.order
    ? await (await import('../order/order-before.ts')).orderBefore(bill, bill.order.id)
    : undefined
  openCart(sale, editOf(bill, customer, { points: await pointsOf(bill), order }))
  toast.success(billReplaceText.opened(bill.code))
}

/** Takes the empty tab that stands there; where none does, one of its own. */
export function openCart({ till, catalogue, focusFind }: Sale, cart: Cart): void {
  const { id, cart: open } = till.activeDraft()
  const isFree = open.lines.length === 0 && !open.customer && open.note === ''
  if (isFree && till.store.getState().savingId !== id) till.dispatch({ do: 'replace', cart })
  else till.openDraft({ ...newDraft(newId(), till.store.getState().drafts), cart })
  void catalogue
    .get(till.wantedProducts())
    .then(till.keepProducts.bind(till))
    .then(till.reprice, () => {})
  focusFind()
}

/** The customer with what the shop knows of them; where that cannot be read, who the bill names. */
export async function customerOf({
  customerId,
  customerName,
  customerDebt,
}: Pick<Bill, 'customerId' | 'customerName' | 'customerDebt'>): Promise<CartCustomer | null> {
  if (customerId === null) return null
  try {
    const { customerRoutes } = await loadPartnerRoutes()
    const found = await call(customerRoutes.get, { params: { id: customerId } })
    const { id, code, name, phone, debt, points, groupId, birthday, note, address, ward } = found
    const who = { id, code, name, phone, debt, points, groupId, birthday, note, address, ward }
    return { ...who, health: found, company: companyOf(found) }
  } catch {
    return { id: customerId, code: '', name: customerName ?? '', phone: null, debt: customerDebt ?? 0, points: 0 }
  }
}

/** The code of a return that stands against the bill. Who may not read returns learns it from the server's refusal. */
async function returnOf({ id }: Bill): Promise<string | undefined> {
  try {
    const { items } = await call(saleReturnAddresses.list, { query: { billId: id, status: 'SUCCEED', limit: 1 } })
    return items[0]?.code
  } catch {
    return undefined
  }
}

/** What the customer spent, with the rule by which points pay now. */
async function pointsOf({ customerId, pointsUsed }: Bill): Promise<Cart['points'] | undefined> {
  if (customerId === null || pointsUsed === 0) return undefined
  const { rule, promotesMedicines } = await call(pointRoutes.balance, { query: { customerId } })
  return rule ? { used: pointsUsed, rule, promotesMedicines } : undefined
}
