import type { KeptSale } from '@quay/contract/bill/kept-sale'
import type { DocumentFlag } from '@quay/contract/document-flag/shapes'
import type { Invoice } from '@quay/contract/e-invoice/shapes'
import { errorMessage } from '@quay/contract/error-code'
import type { BillInput } from '@quay/domain/bill/bill-facts'
import { decideOfflineSale } from '@quay/domain/bill/said/decide-offline-sale'
import { timeInWords } from '@quay/domain/bill/said/flag-sale'
import type { Flag, OfflinePlan } from '@quay/domain/bill/said/said-sale'
import { readCharged } from '@quay/domain/discount/read-charged'
import { invoiceAsTyped, readInvoice } from '@quay/domain/e-invoice/read-invoice'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong } from '@quay/domain/text/format-number'
import { businessDay } from '@quay/domain/time/business-day'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { nextCode } from '../../db/write/counter.ts'
import { applyBill, isLate } from '../bill/apply-bill.ts'
import { undoBill } from '../bill/cancel-bill.ts'
import { billCodes } from '../bill/codes.ts'
import { keepChange } from '../bill/keep-change.ts'
import { loadSale } from '../bill/load/load-sale.ts'
import { newSlug } from '../bill/new-slug.ts'
import { keptDelivery } from '../delivery/bill-delivery.ts'
import { readNamedPromotions } from '../discount/running-promotions.ts'
import { lockLimited } from '../discount/write-discounts.ts'
import { doctorName } from '../doctor/doctor-store.ts'
import { readFlags } from '../document-flag/flag-queries.ts'
import { writeFlags } from '../document-flag/write-flags.ts'
import { lockMark } from '../report/report-mark.ts'
import { raiseShift, type SaleShift } from '../shift/late-for-shift.ts'
import { correctCounted } from './correct-counted.ts'
import { describeTill, type Till } from './describe-till.ts'
import { loadKeptOwing } from './load-kept-owing.ts'
import { nameFlags } from './name-flags.ts'
import { namedByHand } from './named-by-hand.ts'
import { noteSaidLots } from './note-said-lots.ts'
import { openBranch } from './open-branch.ts'
import { readPricesThen } from './prices-then.ts'
import { atBranch, readSeller } from './read-seller.ts'
import { resolveCustomer } from './resolve-customer.ts'
import { resolveGoods } from './resolve-goods.ts'
import { timeOfSale } from './time-of-sale.ts'

/** A bill that was stored of a kept sale, or was stored before. */
export interface ArrivedSale {
  id: string
  flags: Pick<DocumentFlag, 'id' | 'kind' | 'sentence'>[]
  /** How long it was on its way, in milliseconds; null for a copy. */
  lagMs: number | null
}

/**
 * Stores a sale that a till made without an answer of the server, as its paper says: load under lock, decide, apply, flags, audit. What it breaks is a
 * flag and no refusal. A copy of a stored sale changes nothing but what its paper says beside. Throws `not-found` for another store's branch,
 * `idempotency-conflict`, `seller-differs` where neither the seller nor a registered till delivers it, and `amount-too-large`.
 */
export async function takeKeptSale(
  tx: Tx,
  deliverer: Actor,
  given: KeptSale,
  { hashes, till }: { hashes: readonly Buffer[]; till: Till | null },
): Promise<ArrivedSale> {
  const { offline, id } = given
  if (!till && given.sellerId !== deliverer.employeeId) throw new DomainError('seller-differs')
  const [place, [earlier], seller] = await Promise.all([
    openBranch(tx, given.branchId),
    tx.query<EarlierRow>(earlierSql, [tx.storeId, id]),
    readSeller(tx, deliverer, given.sellerId, given.branchId),
  ])
  if (earlier) {
    if (!hashes.some(hash => hash.equals(earlier.hash))) throw new DomainError('idempotency-conflict', { id })
    await notePaper(tx, deliverer, given, earlier)
    return { id, flags: await readFlags(tx, id), lagMs: null }
  }

  const clock = await timeOfSale(tx, given, place)
  const actor = seller?.actor ?? atBranch(deliverer, given.branchId)
  const named = await namedByHand(tx, deliverer, { given, at: clock.soldAt, place, actor })
  const { soldAt } = named
  const time = timeInWords(soldAt, place.timeZone)
  const [resolved, customer] = await Promise.all([resolveGoods(tx, given, time), resolveCustomer(tx, given)])
  const goods = await noteSaidLots(tx, given, resolved, businessDay(soldAt, place.timeZone, place.cutOffHour))
  const { orderId: _order, pricing: _pricing, depositUsed: _deposit, ...plain } = given
  const sale = {
    ...plain,
    items: goods.items.map(({ orderItemId: _line, ...item }) => item),
    customerId: customer.id ?? undefined,
    ...(offline.shiftId && { shiftId: offline.shiftId }),
    sellerId: named.sellerId,
    soldAt,
    paidAt: clock.soldAt,
  }
  const lines = goods.lines ?? null
  const saidLots = lines?.map(line => line.lots) ?? sale.items.map(item => item.lots ?? [])
  const counted = await correctCounted(
    tx,
    actor,
    saidLots.flatMap((lots, at) =>
      lots.map(({ lotId, quantity }) => ({ lotId, quantity, productId: sale.items[at]!.productId })),
    ),
    {
      ...place,
      branchId: given.branchId,
      at: soldAt,
      voidedAt: offline.voided?.at ?? null,
      businessDay: place.today,
    },
  )
  const withLots = { ...sale, items: sale.items.map((item, at) => ({ ...item, ...lotsOf(item, saidLots[at]!) })) }
  const [{ facts: loaded, issuer, shift, timeZone, countedThrough, deductsVat, awaitsTransfers }, doctor, delivery] =
    await Promise.all([
      loadSale(tx, actor, withLots),
      doctorName(tx, sale.prescription?.doctorId),
      keptDelivery(tx, sale.delivery),
    ])
  // Behind the stock and the customer, as in every sale.
  const [bill, charged, sellers] = await Promise.all([
    readPricesThen(tx, loaded, soldAt),
    readChargedThen(tx, given),
    readSellersOfLines(tx, sale),
  ])
  const input: BillInput = {
    ...withLots,
    ...(sale.prescription && doctor && { prescription: { ...sale.prescription, doctorName: doctor } }),
    customerId: customer.id,
    // The customer took the money back.
    ...(offline.voided && { keepsChange: false }),
    items: withLots.items.map(item => ({ ...item, soldByName: sellers.get(item.soldBy ?? ''), id: newId() })),
  }
  const said = { localNumber: offline.localNumber, soldAt, lines, charged }
  const known = { bill, owing: null, stoppedAt: new Map(), heldAt: new Map(), timeZone, sellerName: actor.fullName }
  let decision = decideOfflineSale(input, said, known)
  if (decision.ok && 'owing' in decision)
    decision = decideOfflineSale(input, said, {
      ...known,
      owing: await loadKeptOwing(tx, given.branchId, decision.owing),
    })
  if (!decision.ok) throw refuseAs(decision)
  if (!('plan' in decision)) throw new Error('Goods are owed on a lot that was not read')
  const { plan } = decision

  const invoice = invoiceOf(given)
  const isClosed = place.closedThrough !== null && bill.soldDay <= place.closedThrough
  if (isClosed) [plan.bill.bill.soldAt, plan.bill.bill.businessDay] = [tx.now.toISOString(), bill.businessDay]
  if (isLate(plan.bill, { countedThrough })) await lockMark(tx)
  const code = await nextCode(tx, billCodes)
  const device = till?.device ?? null
  await applyBill(tx, actor, plan.bill, {
    code,
    slug: await freeSlug(tx, offline.slug),
    sellerId: named.sellerId,
    sellerName: named.sellerName,
    device,
    replaces: null,
    isAsCharged: plan.isAsCharged,
    issuer,
    shift,
    timeZone,
    countedThrough,
    deductsVat,
    awaitsTransfers,
    hash: hashes[0]!,
    order: null,
    delivery,
    invoice: invoice.kept,
    kept: {
      localNumber: offline.localNumber,
      series: offline.series ?? null,
      sequence: offline.sequence ?? null,
      arrivedAt: tx.now.toISOString(),
      deliveredByName: deliverer.fullName,
      priceVersion: offline.priceVersion ?? null,
      saidAt: isClosed ? soldAt : null,
      printCount: offline.papers ?? 0,
    },
    happenedAt: soldAt,
  })
  await keepChange(tx, actor, plan.bill, { code, hash: hashes[0]!, pays: given.changePays, waited: { shift } })
  const payable = plan.bill.bill.payable
  const [late, ofTill] = await Promise.all([
    raiseShift(tx, shift),
    describeTill(tx, till, given, { ...clock, timeZone: place.timeZone, code, payable }),
    tx.insert(
      'bill_item_said_lot',
      plan.saidLots.map(row => ({ ...row, id: newId(), billId: id })),
    ),
    till && offline.series ? noteSequence(tx, till, offline.series, offline.sequence ?? 0) : undefined,
  ])
  const flags = await nameFlags(tx, place.timeZone, [
    ...counted,
    ...(offline.voided ? [] : plan.flags),
    ...goods.flags,
    ...customer.flags,
    ...clock.flags,
    ...named.flags,
    ...(isClosed
      ? [
          {
            kind: 'day-closed' as const,
            details: { day: formatDate(bill.soldDay), today: formatDate(bill.businessDay) },
          },
        ]
      : []),
    ...shiftFlags(shift, late, plan),
    ...sellerFlags(seller, given, deliverer),
    ...orderFlags(given),
    ...invoice.flags,
    ...ofTill,
  ])
  const written = await writeFlags(tx, { kind: 'bill', id, branchId: given.branchId }, flags)
  await tx.audit(
    'bill.arrive',
    { kind: 'bill', id, code, branchId: given.branchId, amount: plan.bill.bill.payable },
    undefined,
    {
      localNumber: offline.localNumber,
      sellerName: named.sellerName,
      deliveredBy: deliverer.fullName,
      payable: plan.bill.bill.payable,
      paid: plan.bill.bill.paid,
      debt: plan.bill.bill.debt,
      discountAmount: plan.bill.bill.discountAmount,
      itemCount: plan.bill.bill.itemCount,
      customerName: plan.bill.bill.customerName,
      arrivedLate: time,
      ...(device && { till: device.name }),
      ...(offline.papers && { printCount: offline.papers }),
      ...(shift && !shift.isOpen && { lateForShift: shift.code }),
      ...(written.length > 0 && { flags: written.map(({ sentence }) => sentence).join(' ') }),
    },
  )
  if (offline.voided) await voidIt(tx, actor, given, { code, shift, plan })
  return { id, flags: written, lagMs: tx.now.getTime() - Date.parse(clock.soldAt) }
}

/** The lots of a line as its paper says; those that the books did not have then owe their goods. */
function lotsOf({ lots = [] }: KeptSale['items'][number], said: readonly { lotId: string; quantity: number }[]) {
  const toCome = new Set(lots.flatMap(({ lotId, comesLater }) => (comesLater ? [lotId] : [])))
  if (said.length === 0) return {}
  return {
    lots: said.map(({ lotId, quantity }) => ({
      lotId,
      quantity,
      ...(toCome.has(lotId) && { comesLater: true as const }),
    })),
  }
}

interface EarlierRow {
  hash: Buffer
  localNumber: string | null
  branchId: string
  slug: string
}
const earlierSql =
  'select content_hash as hash, local_number, branch_id, slug from bill where store_id = $1 and id = $2'

/** The live copy came first: the bill stands as it is, and its paper's number and page are found too, and its papers count. */
async function notePaper(tx: Tx, deliverer: Actor, { id, offline }: KeptSale, earlier: EarlierRow): Promise<void> {
  tx.repeated = true
  if (earlier.localNumber !== null) return
  await tx.query(
    `update bill set local_number = $3, series = $4, sequence = $5, arrived_at = $6, delivered_by_name = $7,
       print_count = print_count + $8 where store_id = $1 and id = $2`,
    [
      ...[tx.storeId, id, offline.localNumber, offline.series ?? null, offline.sequence ?? null],
      ...[tx.now, deliverer.fullName, offline.papers ?? 0],
    ],
  )
  if (!offline.slug || offline.slug === earlier.slug) return
  await tx.query(slugSql, [tx.storeId, offline.slug, id])
}

const slugSql = `
  insert into public_slug (store_id, slug, kind, id) values ($1, $2, 'bill', $3) on conflict (slug) do nothing`

/** The page of the paper's QR; another one where that is taken. */
async function freeSlug(tx: Tx, slug: string | undefined): Promise<string> {
  if (!slug) return newSlug()
  const taken = await tx.query<{ id: string }>(`select id from thing_of_slug($1, 'bill')`, [slug])
  return taken.length > 0 ? newSlug() : slug
}

/** Who sold single lines, by id. Where the store does not know a seller, the line stays with the seller of the bill. */
async function readSellersOfLines(
  tx: Tx,
  { sellerId, soldBy = sellerId, items }: KeptSale,
): Promise<Map<string, string>> {
  const ids = items.flatMap(item => (item.soldBy && item.soldBy !== soldBy ? [item.soldBy] : []))
  if (ids.length === 0) return new Map()
  const rows = await tx.query<{ id: string; fullName: string }>(
    'select id, full_name from employee where store_id = $1 and id = any($2::uuid[])',
    [tx.storeId, ids],
  )
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

/** What the till took off, by promotions whatever became of them; those with a limit are locked, and may pass it. */
async function readChargedThen(tx: Tx, { chargedDiscounts, items }: KeptSale) {
  if (!chargedDiscounts) return null
  const ids = chargedDiscounts.map(({ discountId }) => discountId)
  if (ids.length > 0) await lockLimited(tx, ids)
  return readCharged(chargedDiscounts, ids.length > 0 ? await readNamedPromotions(tx, ids) : [], items)
}

/** How far the till has counted, as far as the server knows. */
async function noteSequence(tx: Tx, { device }: Till, series: string, sequence: number): Promise<void> {
  await tx.query(
    `update device set sequence = case when series = $3 then greatest(sequence, $4) else $4 end, series = $3 where store_id = $1 and id = $2`,
    [tx.storeId, device.id, series, sequence],
  )
}

function shiftFlags(shift: { id: string } | null, holder: string | null, { bill }: OfflinePlan): Flag[] {
  if (!shift || holder === null) return []
  const cash = bill.payments.reduce(
    (sum, { method, amount }) => (method === 'CASH' ? sum + amount : sum),
    bill.bill.changeKept,
  )
  return [{ kind: 'shift-closed', details: { name: holder, amount: formatDong(cash), shiftId: shift.id } }]
}

function sellerFlags(seller: Awaited<ReturnType<typeof readSeller>>, { offline }: KeptSale, deliverer: Actor): Flag[] {
  const flags: Flag[] = []
  if (!seller)
    flags.push({ kind: 'seller-inactive', details: { name: `Người bán của đơn (ghi cho ${deliverer.fullName})` } })
  else if (!seller.isActive || !seller.isOfBranch)
    flags.push({ kind: 'seller-inactive', details: { name: seller.actor.fullName, sellerId: seller.actor.employeeId } })
  if (offline.sellerIsClaimed && seller)
    flags.push({
      kind: 'seller-claimed',
      details: { name: seller.actor.fullName, count: 1, sellerId: seller.actor.employeeId },
    })
  return flags
}

/** An order hands out by the server's word alone: what its deposit would have paid is owed. */
const orderFlags = ({ orderId }: KeptSale): Flag[] =>
  orderId
    ? [
        {
          kind: 'rule-broken',
          details: {
            sentence: 'Đơn bán theo đơn đặt hàng khi mất mạng; đơn đặt chưa được trừ hàng và tiền cọc.',
            orderId,
          },
        },
      ]
    : []

/** Whom the e-invoice is written to; what is wrong in it stays as it was typed, and is put right before an invoice is issued. */
function invoiceOf({ invoice: given }: KeptSale): { kept: Invoice | null; flags: Flag[] } {
  const kept = given ? invoiceAsTyped(given) : null
  if (!given || !kept) return { kept, flags: [] }
  const read = readInvoice(given)
  if (read.ok) return { kept: read.invoice, flags: [] }
  const { code, details } = read
  return { kept, flags: [{ kind: 'rule-broken', details: { sentence: errorMessage(code, details), code } }] }
}

/** The till cancelled it before it was sent: both stand in the books and in the log. */
async function voidIt(
  tx: Tx,
  actor: Actor,
  { id, branchId, offline }: KeptSale,
  { code, shift, plan: { bill } }: { code: string; shift: SaleShift | null; plan: OfflinePlan },
): Promise<void> {
  const { reason, at } = offline.voided!
  await undoBill(tx, actor, id, { reason, happenedAt: at, shift })
  await tx.audit(
    'bill.cancel',
    { kind: 'bill', id, code, branchId, amount: 0 - bill.bill.payable },
    { status: 'SUCCEED', payable: bill.bill.payable },
    { status: 'CANCELLED', reason, localNumber: offline.localNumber },
  )
}
