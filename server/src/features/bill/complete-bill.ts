import type { Bill, BillBody } from '@quay/contract/bill/shapes'
import type { BillFacts } from '@quay/domain/bill/bill-facts'
import type { BillPlan, BillRow } from '@quay/domain/bill/bill-plan'
import { decideBill } from '@quay/domain/bill/decide-bill'
import { giveCodes, type TakenCodes } from '@quay/domain/bill/give-codes'
import { describeInvoice } from '@quay/domain/e-invoice/describe-invoice'
import { formatDong } from '@quay/domain/text/format-number'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { branchOf, may, requireActiveBranch } from '../../http/caller/rights.ts'
import { keptDelivery } from '../delivery/bill-delivery.ts'
import { findByToken } from '../device/device-store.ts'
import { lockLimited } from '../discount/write-discounts.ts'
import { doctorName } from '../doctor/doctor-store.ts'
import { keptInvoice } from '../e-invoice/bill-invoice.ts'
import { lockMark } from '../report/report-mark.ts'
import {
  asOrdered,
  lockOrderToBill,
  namedOrder,
  type OrderToBill,
  requireOrder,
  withOrder,
} from '../sales-order/bill-of-order.ts'
import { nameKeepers } from '../sales-order/hold/name-keepers.ts'
import { lockOrder } from '../sales-order/order-store.ts'
import { takeFromDrawer } from '../voucher-code/code-store.ts'
import { applyBill, isLate } from './apply-bill.ts'
import { answerOf } from './bill-answer.ts'
import { billCodes } from './codes.ts'
import { decideWithOwing } from './decide-with-owing.ts'
import { keepChange } from './keep-change.ts'
import { loadSale } from './load/load-sale.ts'
import { newSlug } from './new-slug.ts'
import { readBill } from './read/bill-queries.ts'
import { sellerAt } from './seller-at.ts'

/** What is on a posted bill beyond the plan. */
export interface BillHeading {
  code: string
  slug: string
  sellerId: string
  sellerName: string
  /** The registered till that sells; null at any other browser. */
  device: { id: string; name: string } | null
  /** The bill that it stands for; null for every other sale. */
  replaces: { id: string; code: string } | null
  /** It waited for the network while its promotions changed: they count as the till charged them. */
  isAsCharged: boolean
}

/** A posted bill that a sale stands for: it keeps when, by whom and where that one was sold. */
export interface ReplacedBill {
  id: string
  code: string
  sellerId: string
  sellerName: string
  device: { id: string; name: string } | null
  deductsVat: boolean
  /** Who sold single lines, by id. */
  lineSellers: ReadonlyMap<string, string>
  /** What the sale depends on, as it was when the old bill was sold. */
  factsOf: (loaded: BillFacts) => Promise<BillFacts>
}

interface Circumstances {
  /** The hash of the whole body, under which bills were kept before the till was left out of it. */
  olderHash?: Buffer | undefined
  /** Of an exchange: what the goods that come back are worth (đồng), and the promotions that get their share back. */
  exchangeWorth?: number | undefined
  giving?: readonly string[]
  replaced?: ReplacedBill | undefined
}

/**
 * Posts a sale: load under lock, decide, apply, audit. Gives the bill; for a copy of a sale already posted, that one.
 * Throws what decideBill and readInvoice
 * refuse, `seller-differs`, `seller-elsewhere`, `seller-right-missing` and `idempotency-conflict`.
 */
export async function completeBill(
  tx: Tx,
  actor: Actor,
  body: BillBody,
  hash: Buffer,
  { olderHash, exchangeWorth, giving = [], replaced }: Circumstances = {},
): Promise<Bill> {
  const id = body.id ?? newId()
  const ownSellerId = replaced?.sellerId ?? actor.employeeId
  if (body.sellerId && body.sellerId !== ownSellerId) throw new DomainError('seller-differs')
  const sellerId = body.soldBy ?? ownSellerId
  const branchId = branchOf(actor, body.branchId)
  const invoice = keptInvoice(body.invoice)

  requireOrder(body)
  const earlier = body.orderId && body.id ? await isSoldAlready(tx, actor, body.orderId, body.id) : false
  const order = earlier ? null : await lockOrderToBill(tx, actor, { ...body, branchId })
  const items = order ? body.items.map(item => asOrdered(item, order)) : body.items
  const [
    {
      facts: loaded,
      issuer,
      shift,
      timeZone,
      countedThrough,
      deductsVat,
      sellsWithoutStock,
      awaitsTransfers,
      earlierHash,
    },
    device,
    doctor,
    delivery,
  ] = await Promise.all([
    loadSale(tx, actor, { ...body, items, id, branchId, sellerId, surcharges: namedSurcharges(body, order) }),
    body.deviceToken ? findByToken(tx, body.deviceToken) : (replaced?.device ?? null),
    doctorName(tx, body.prescription?.doctorId),
    keptDelivery(tx, body.delivery),
  ])
  if (earlierHash) return repeated(tx, actor, id, earlierHash, [hash, ...(olderHash ? [olderHash] : [])])
  requireActiveBranch(actor, branchId)
  const colleague = sellerId === ownSellerId ? null : await colleagueAt(tx, actor, branchId, sellerId, 'soldBy')
  const sellers = await sellersOfLines(tx, actor, { branchId, sellerId, items, known: replaced?.lineSellers })
  const standing = replaced ? await replaced.factsOf(loaded) : loaded
  const known = order ? withOrder(standing, order) : standing

  let facts = withSurcharges(known, {
    isLater: order?.stored.progress === 'PARTIAL',
  })
  const input = {
    ...body,
    ...(order && !body.surcharges && order.ordered.length > 0 && { surcharges: asOrderedBeside(order) }),
    ...(exchangeWorth !== undefined && { exchangeWorth }),
    ...(body.prescription && doctor && { prescription: { ...body.prescription, doctorName: doctor } }),
    id,
    branchId,
    items: items.map(item => ({ ...item, soldByName: sellers.get(item.soldBy ?? ''), id: newId() })),
  }
  const owed = await decideWithOwing(tx, input, facts, sellsWithoutStock)
  facts = owed.facts
  let { decision } = owed
  const limited = limitedIn(decision.ok ? decision.plan : null, facts.promotions)
  if (limited.length + giving.length > 0) {
    const now = new Map((await lockLimited(tx, [...limited, ...giving])).map(({ id: of, ...used }) => [of, used]))
    const promotions = facts.promotions.map(one => ({ ...one, ...now.get(one.id) }))
    decision = decideBill(input, { ...facts, promotions })
  }
  if (!decision.ok) throw refuseAs(await nameKeepers(tx, branchId, decision, facts))
  const plan = giveCodes(decision.plan, await takePresents(tx, decision.plan, facts))

  // Before the counter, for which the whole store waits.
  if (isLate(plan, { countedThrough })) await lockMark(tx)
  const heading = {
    code: await nextCode(tx, billCodes),
    slug: newSlug(),
    sellerId,
    sellerName: colleague?.sellerName ?? replaced?.sellerName ?? actor.fullName,
    device: device ?? null,
    replaces: replaced ? { id: replaced.id, code: replaced.code } : null,
    isAsCharged: false,
  }
  await Promise.all([
    applyBill(tx, actor, plan, {
      ...heading,
      issuer,
      shift,
      timeZone,
      countedThrough,
      deductsVat: replaced?.deductsVat ?? deductsVat,
      awaitsTransfers,
      hash,
      order,
      delivery,
      invoice,
      happenedAt: replaced ? undefined : body.soldAt,
    }),
    tx.audit('bill.create', { kind: 'bill', id, code: heading.code, branchId, amount: plan.bill.payable }, undefined, {
      ...summaryOf(plan.bill),
      ...(order && { order: order.stored.code, depositUsed: plan.bill.depositUsed }),
      ...(colleague && { sellerName: colleague.sellerName }),
      ...(device && { till: device.name }),
      ...(delivery && { deliveryAddress: delivery.addressLine }),
      ...(invoice && { invoice: describeInvoice(invoice) }),
      ...(replaced && { replaces: replaced.code }),
      ...(shift && !shift.isOpen && { lateForShift: shift.code }),
      ...surchargesIn(plan),
      ...overPostedIn(plan),
      ...(plan.bill.noPrescriptionReason && { noPrescriptionReason: plan.bill.noPrescriptionReason }),
      ...contraindicationsIn(plan),
      ...acceptedAllergiesIn(plan, body),
      ...(plan.bill.declined.length > 0 && {
        declinedPromotions: plan.bill.declined.map(({ name }) => name).join(', '),
      }),
    }),
  ])
  const debt = await keepChange(tx, actor, plan, { code: heading.code, hash, pays: body.changePays })
  return answerOf(actor, plan, {
    ...heading,
    order: namedOrder(order),
    issuer,
    delivery,
    invoice,
    postedAt: facts.now,
    customerDebt: debt ?? debtAfter(plan, facts.customer?.debt),
  })
}

/** The colleague whom the person at the till names as the seller. Throws `not-found`, `seller-elsewhere` and `seller-right-missing`. */
async function colleagueAt(tx: Tx, actor: Actor, branchId: string, id: string, field: string) {
  const seller = await sellerAt(tx, branchId, id, field)
  if (!may(actor, { model: 'bill', action: 'update' }))
    throw refuseField('seller-right-missing', field, { seller: seller.sellerName })
  return seller
}

interface SoldLines {
  branchId: string
  sellerId: string
  items: readonly { soldBy?: string | null | undefined }[]
  /** Who sold lines of the replaced bill, by id: they may have left since. */
  known?: ReadonlyMap<string, string> | undefined
}

/** The colleagues who sold single lines, by id: those who work at the branch. Throws as `colleagueAt`. */
async function sellersOfLines(
  tx: Tx,
  actor: Actor,
  { branchId, sellerId, items, known }: SoldLines,
): Promise<Map<string, string>> {
  const named = new Map(known)
  for (const [place, { soldBy: id }] of items.entries())
    if (id && id !== sellerId && !named.has(id))
      named.set(id, (await colleagueAt(tx, actor, branchId, id, `items.${place}.soldBy`)).sellerName)
  named.delete(sellerId)
  return named
}

/**
 * The promotions with a limit that this bill may use: where it uses one, all of them are locked, because another may take its
 * place once that one is gone. A bill that uses none locks nothing.
 */
function limitedIn(plan: BillPlan | null, promotions: BillFacts['promotions']): string[] {
  const limited = promotions.filter(({ maxUses, budget }) => maxUses !== null || budget !== null).map(({ id }) => id)
  return plan?.discounts.some(({ discountId }) => limited.includes(discountId)) ? limited : []
}

/** Those of the call and of its order, whatever became of them meanwhile. */
const namedSurcharges = ({ surcharges = [] }: BillBody, order: OrderToBill | null) => [
  ...surcharges,
  ...(order?.ordered ?? []).map(({ surchargeId }) => ({ surchargeId })),
]

/** What a call does not say its order says: the amounts of then. */
const asOrderedBeside = ({ ordered }: OrderToBill) =>
  ordered.map(({ surchargeId, amount }) => ({ surchargeId, amount, isTyped: true }))

/** A copy waits for the lock of the order before it looks: the bill that it finds then may have closed the order. Throws `not-found`. */
async function isSoldAlready(tx: Tx, actor: Actor, orderId: string, id: string): Promise<boolean> {
  await lockOrder(tx, actor, orderId)
  return (await tx.query('select id from bill where store_id = $1 and id = $2', [tx.storeId, id])).length > 0
}

/** Of an order its first bill takes the surcharges that stand on bills by themselves. */
const withSurcharges = (facts: BillFacts, { isLater }: { isLater: boolean }): BillFacts => ({
  ...facts,
  surcharges: facts.surcharges && { ...facts.surcharges, putsOn: !isLater },
})

/** The codes that its promotions give, from the drawer; behind all other locks, because none of them waits. */
async function takePresents(
  tx: Tx,
  { discounts }: BillPlan,
  { promotions, soldDay }: Pick<BillFacts, 'promotions' | 'soldDay'>,
): Promise<TakenCodes[]> {
  const taken: TakenCodes[] = []
  for (const { discountId, vouchers } of discounts) {
    const drawer = promotions.find(({ id }) => id === discountId)?.voucherDiscountId
    if (vouchers > 0 && drawer) taken.push({ discountId, codes: await takeFromDrawer(tx, drawer, vouchers, soldDay) })
  }
  return taken
}

/** The answer to a copy: the bill as it is now. */
async function repeated(tx: Tx, actor: Actor, id: string, earlier: Buffer, hashes: readonly Buffer[]): Promise<Bill> {
  if (!hashes.some(hash => hash.equals(earlier))) throw new DomainError('idempotency-conflict', { id })
  tx.repeated = true
  return readBill(tx, actor, id)
}

const surchargesIn = ({ surcharges }: BillPlan) =>
  surcharges.length > 0 && {
    surcharges: surcharges.map(({ name, amount }) => `${name} ${formatDong(amount)}`).join(', '),
  }

const summaryOf = ({ payable, paid, debt, discountAmount, itemCount, customerName }: BillRow) => ({
  payable,
  paid,
  debt,
  discountAmount,
  itemCount,
  customerName,
})

/** For the log: what was sold above its posted price or the cap of its mark-up, and why. */
function overPostedIn({ items }: BillPlan) {
  const over = items.filter(item => item.postedReason !== null)
  if (over.length === 0) return {}
  const inWords = over.map(
    ({ productName, unitName, unitPrice, postedPrice, postedReason }) =>
      `${productName} (${unitName}): ${postedPrice === null ? 'mức thặng số tối đa' : formatDong(postedPrice)} → ${formatDong(unitPrice)}, ${postedReason}`,
  )
  return { overPosted: inWords.join('; ') }
}

/** For the log: what was sold together against the list, and why. */
function contraindicationsIn({ contraindications }: BillPlan) {
  if (contraindications.length === 0) return {}
  const inWords = contraindications.map(
    ({ productName, otherProductName, first, second, reason }) =>
      `${productName} với ${otherProductName} (${first}, ${second}): ${reason}`,
  )
  return { contraindications: inWords.join('; ') }
}

/** Which goods of the sale met an allergy that the till asked about and the seller confirmed, in words for the log. */
function acceptedAllergiesIn({ items }: BillPlan, { acceptedAllergies = [] }: BillBody) {
  const names = new Map(items.map(({ productId, productName }) => [productId, productName]))
  const inWords = acceptedAllergies.flatMap(({ productId, allergy }) => {
    const name = names.get(productId)
    return name === undefined ? [] : [`${name}: ${allergy}`]
  })
  return inWords.length === 0 ? {} : { acceptedAllergies: inWords.join('; ') }
}

const debtAfter = (plan: BillPlan, before: number | undefined) => plan.debtEntry?.balanceAfter ?? before ?? null
