import type { SalesOrder, SalesOrderBody } from '@quay/contract/sales-order/shapes'
import { decideDeposit } from '@quay/domain/sales-order/decide-deposit'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { createAtBranch } from '../../document/create-at-branch.ts'
import { discountColumns } from '../../document/discount-columns.ts'
import { insertHead } from '../../document/write-document.ts'
import { holdCustomer } from '../customer/hold-customer.ts'
import { holdProducts } from '../product/write/hold-products.ts'
import { readSetting } from '../setting/read-setting.ts'
import { salesOrderCodes } from './codes.ts'
import { describeOrder } from './describe-order.ts'
import { countReserved } from './hold/reserve.ts'
import { readSalesOrder } from './order-queries.ts'
import { amountsOf, insertLines, type StoredOrder } from './order-store.ts'
import { useForOrder } from './order-uses.ts'
import { postVouchers } from './post-vouchers.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'

/**
 * Takes an order of a customer: a draft, or confirmed at once with what is there kept for it and its deposit in the fund. Gives it; for a
 * copy of one that was taken already, that one. Throws what decideSalesOrder and decideDeposit refuse, `order-needs-somebody`,
 * `hold-in-past` and `idempotency-conflict`.
 */
export const createOrder = (tx: Tx, actor: Actor, body: SalesOrderBody, hash: Buffer): Promise<SalesOrder> =>
  createAtBranch(tx, actor, 'sales_order', body, hash, {
    read: id => readSalesOrder(tx, actor, id),
    write: content => takeOrder(tx, actor, content, hash),
  })

type Placed = SalesOrderBody & { id: string; branchId: string }

async function takeOrder(tx: Tx, actor: Actor, body: Placed, hash: Buffer): Promise<void> {
  const { id, branchId } = body
  await holdProducts(tx, [...new Set(body.items.map(({ productId }) => productId))])
  const isConfirmed = body.status === 'SUCCEED'
  if (isConfirmed) requireSomebody(body)
  const holdUntil = await holdUntilOf(tx, body.holdUntil)
  const payments = isConfirmed ? (body.deposit?.payments ?? []) : []
  const asked = { ...body, payments }
  const priced = await priceOrder(tx, actor, asked, { locks: isConfirmed, holds: isConfirmed })
  const { facts } = priced.loaded
  const code = await nextCode(tx, salesOrderCodes)
  const customer = await whoTheyAre(tx, body.customerId)
  const [customerId, customerName] = [customer?.id ?? null, customer?.name ?? null]
  await insertHead(
    tx,
    actor,
    'sales_order',
    { id, code, hash },
    {
      branchId,
      status: body.status,
      progress: isConfirmed ? 'OPEN' : 'DRAFT',
      ...wordsOf(body),
      ...askedOf({ ...body, customerId }),
      ...amountsOf(priced.plan),
      customerName,
      holdUntil,
      sellerId: actor.employeeId,
      confirmedAt: isConfirmed ? tx.now : null,
      confirmedByName: isConfirmed ? actor.fullName : null,
      businessDay: facts.businessDay,
    },
  )
  const order = {
    id,
    code,
    branchId,
    deposit: 0,
    depositEntryCount: 0,
    customerId,
    customerName,
    contactName: body.contactName ?? null,
  }
  await insertLines(tx, order, isConfirmed ? priced.plan : { ...priced.plan, reservations: [] })
  const deposit = isConfirmed ? await startOrder(tx, actor, order, priced, payments) : 0
  await tx.audit('order.create', { kind: 'order', id, code, branchId, amount: deposit || null }, undefined, {
    ...describeOrder({ ...body, ...amountsOf(priced.plan), customerName, holdUntil }),
    deposit,
  })
}

/** The customer of an order, held behind its stock: who was merged by now is who they are. */
export const whoTheyAre = (tx: Tx, id: string | null | undefined) => (id ? holdCustomer(tx, id) : null)

type Started = Pick<
  StoredOrder,
  'id' | 'code' | 'branchId' | 'deposit' | 'depositEntryCount' | 'customerId' | 'customerName' | 'contactName'
>

/** What the confirming of an order moves beside its rows: goods that are kept, promotions, the deposit. Gives how much came in. */
export async function startOrder(
  tx: Tx,
  actor: Actor,
  order: Started,
  { plan, loaded: { facts } }: PricedOrder,
  payments: readonly { method: 'CASH' | 'BANK'; amount: number; accountId?: string | undefined }[],
): Promise<number> {
  await countReserved(
    tx,
    order.branchId,
    plan.reservations.map(({ productId, held }) => ({ productId, more: held })),
  )
  await useOf(tx, order, { plan, loaded: { facts } })
  if (payments.length === 0) return 0
  const decision = decideDeposit(payments, plan.money.payable + plan.surcharges.amount - order.deposit, {
    order,
    cashAccount: { ...facts.cashAccount, name: '' },
    bankAccounts: facts.bankAccounts.map(account => ({ ...account, name: '' })),
    defaultBankAccountId: facts.defaultBankAccountId,
    // Money only comes in.
    mayOverdraw: true,
  })
  if (!decision.ok) throw refuseAs(decision)
  await postVouchers(tx, actor, order, decision.plan, { direction: 'IN', today: facts.businessDay })
  return decision.plan.total
}

/** Writes what an order uses of promotions by its plan. */
export const useOf = (
  tx: Tx,
  { id, branchId, customerId }: Pick<Started, 'id' | 'branchId' | 'customerId'>,
  { plan, loaded: { facts } }: { plan: PricedOrder['plan']; loaded: { facts: { businessDay: string } } },
) =>
  useForOrder(
    tx,
    { id, branchId, customerId, businessDay: facts.businessDay },
    plan.discounts.map(({ discountId, amount, giftValue, voucher }) => ({
      discountId,
      amount,
      giftValue,
      voucherCodeId: voucher?.id ?? null,
    })),
  )

/** Throws `order-needs-somebody` where nobody can be called. */
export function requireSomebody({
  customerId,
  contactName,
  contactPhone,
}: Pick<SalesOrderBody, 'customerId' | 'contactName' | 'contactPhone'>): void {
  if (customerId || (contactName && contactPhone)) return
  throw refuseField('order-needs-somebody', customerId === undefined && !contactName ? 'contactName' : 'contactPhone')
}

const dayMs = 86_400_000

/** Until when goods are kept: as asked, null without an end, else as the store usually does. Throws `hold-in-past`. */
export async function holdUntilOf(tx: Tx, asked: string | null | undefined): Promise<string | null> {
  if (asked && new Date(asked) <= tx.now) throw refuseField('hold-in-past', 'holdUntil')
  if (asked !== undefined) return asked
  const days = await readSetting(tx, 'orderHoldDays')
  return days === null ? null : new Date(tx.now.getTime() + days * dayMs).toISOString()
}

type Words = Pick<SalesOrderBody, 'contactName' | 'contactPhone' | 'address' | 'channel' | 'expectedOn' | 'note'>

/** The columns of who ordered, and when they come. */
export const wordsOf = ({ contactName, contactPhone, address, channel, expectedOn, note }: Words) => ({
  contactName: contactName ?? null,
  contactPhone: contactPhone ?? null,
  address: address ?? null,
  channel: channel ?? null,
  expectedOn: expectedOn ?? null,
  note: note ?? null,
})

/** The columns of what was asked of the price, to price it again. */
export const askedOf = ({
  customerId,
  priceBookId,
  discount,
  codes,
  chosenDiscounts,
  declinedDiscounts,
}: Partial<Omit<SalesOrderBody, 'items'>>) => ({
  customerId: customerId ?? null,
  priceBookId: priceBookId ?? null,
  ...discountColumns(discount),
  codes: JSON.stringify(codes ?? []),
  chosenDiscounts: JSON.stringify(chosenDiscounts ?? []),
  declinedDiscounts: JSON.stringify(declinedDiscounts ?? []),
})
