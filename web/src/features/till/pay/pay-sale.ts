import type { FreshLine } from '@quay/contract/bill/errors'
import type { Bill } from '@quay/contract/bill/shapes'
import { billAddresses } from '../../../api/bill-addresses.ts'
import { call } from '../../../api/client.ts'
import { askOverride } from '../../../api/session/override.ts'
import { correctedNow } from '../../../offline/connection/clock.ts'
import { useConnection } from '../../../offline/connection/connection.ts'
import type { SaleOutcome } from '../../../offline/outbox/outbox.ts'
import type { NewSale, SaleRefusal } from '../../../offline/outbox/outbox-entry.ts'
import { addOverride } from '../../../offline/outbox/sale-overrides.ts'
import { saleText } from '../../../text/till/sale.ts'
import { toast } from '../../../ui/popup/toast.ts'
import type { CartView } from '../cart/cart-view.ts'
import type { Draft } from '../drafts/draft.ts'
import { loadGoOnAsNew, loadGoOnWithout, loadReplaceSale } from '../later-parts.ts'
import type { PrintBill, TillSession } from '../till-session.ts'
import { billBodyOf } from './bill-body-of.ts'
import { soldWords } from './sold-words.ts'
import { heldOfSale } from './unsent/held-of-sale.ts'
import { offlinePartOf, takenGoods } from './unsent/offline-part-of.ts'
import { localNumberOf } from './unsent/reference-of.ts'

/** What the till knows of the books and of surcharges is not so any more. */
const booksAreStale = ['price-changed', 'price-book-not-held', 'surcharge-changed', 'surcharge-not-offered']

export interface Printing {
  print: PrintBill
  isOn: boolean
}

/**
 * Pays the active draft: stored on the disk, sent, answered. With an answer the person sees it; without one the till goes
 * on after eight seconds, the sale is kept as it happened, and the outbox sends it under the same id. Gives false when the draft has to be
 * looked at.
 */
export async function paySale(session: TillSession, printing: Printing): Promise<boolean> {
  const { till, outbox, catalogue } = session
  const { view, savingId } = till.store.getState()
  const draft = till.activeDraft()
  if (view.problem || savingId) return false
  if (view.needsRight && !useConnection.getState().online) {
    till.refuse(draft.id, { lineId: null, sentence: saleText.nobodyToAsk })
    return false
  }
  if (draft.cart.replaces) return (await loadReplaceSale()).replaceSale(session, draft, view, printing)

  till.markSent(draft.id, true)
  // First the mark, then the sale: a browser that ends between the two asks the server what became of the cart.
  await till.written()
  const sale = saleOf(session, draft, view, printing.isOn)
  const outcome = await submitAllowed(outbox, sale)
  if (outcome.kind === 'unstored' || outcome.kind === 'unsure') {
    till.refuse(draft.id, {
      lineId: null,
      sentence: outcome.kind === 'unstored' ? saleText.diskFull : saleText.unsure,
    })
    return false
  }
  if (outcome.kind === 'refused' && outcome.refusal.code === 'idempotency-conflict') {
    const part = await loadGoOnAsNew().catch(() => null)
    if (part) {
      await part.goOnAsNew(till, draft.id, id => call(billAddresses.get, { params: { id } }))
      return false
    }
  }
  if (outcome.kind === 'refused') {
    takeRefusal(session, draft, view, outcome.refusal)
    if (booksAreStale.includes(outcome.refusal.code)) void session.loadContext()
    void catalogue.sync()
    return false
  }
  till.finish(draft.id)
  if (outcome.kind === 'saved') {
    announce(session, outcome.bill, printing)
    if (outcome.isDirect) toast.warning(saleText.sentDirectly)
  } else void goOnWithout(session, draft, view, sale, outcome.why === 'network', printing)
  void catalogue.sync()
  return true
}

/** The sale as it is handed to the outbox: what is sent, how it happened, and what it takes off the shelves. */
function saleOf(session: TillSession, draft: Draft, view: CartView, isPrinted: boolean): NewSale & { soldAt: string } {
  const { till, place, catalogue, sellerIsClaimed } = session
  const shiftId = till.store.getState().facts.context?.shift?.shift?.id
  const soldAt = new Date(correctedNow()).toISOString()
  const moment = { soldAt, priceVersion: catalogue.asOf(), shiftId, sellerIsClaimed: sellerIsClaimed() }
  return {
    soldAt,
    body: { ...billBodyOf(draft, view, place), ...(shiftId && { shiftId, paidAt: soldAt }) },
    // Written before the paper comes out, so that the next one is a copy.
    offline: { ...offlinePartOf(draft, view, moment), ...(isPrinted && { papers: 1 }) },
    taken: takenGoods(view),
    draft,
    held: heldOfSale(draft, view, soldAt),
  }
}

/**
 * Hands the sale to the outbox; if the server refuses it for a missing right, a person who has it may allow it at the till,
 * and the same sale goes again.
 */
async function submitAllowed(outbox: TillSession['outbox'], sale: NewSale): Promise<SaleOutcome> {
  for (;;) {
    const outcome = await outbox.submit(sale)
    if (outcome.kind !== 'refused') return outcome
    await outbox.drop(sale.body.id).catch(() => {})
    const token = await askOverride(outcome.refusal)
    if (token === null) return outcome
    addOverride(sale.body.id, token)
  }
}

/** Prints a bill that was just sold, where the till prints. */
export function printSold(session: TillSession, bill: Bill, { print, isOn }: Printing) {
  const opensDrawer = movesCash(bill)
  if (!isOn) {
    if (opensDrawer) print(null, null)
    return
  }
  print(bill, { ...printOptions(session), opensDrawer, counts: 'first' })
}

function announce(session: TillSession, bill: Bill, printing: Printing) {
  const { print, isOn } = printing
  printSold(session, bill, printing)
  const { code, paid, change, changeKept, debt } = bill
  session.till.showLast({ code, paid, change: change - changeKept, debt, bill, isPrinted: isOn })
  toast.success(soldWords(bill), {
    actions: [
      {
        label: isOn ? saleText.printAgain : saleText.printIt,
        onSelect: () => printCounted(session, bill, print),
      },
      ...bagAction(session, bill, print),
    ],
  })
}

/** Offers the labels of bags, where the sale has liều. */
export const bagAction = (session: TillSession, bill: Bill, print: PrintBill) =>
  bill.items.some(item => item.sample)
    ? [{ label: saleText.bags, onSelect: () => print(bill, { ...printOptions(session), areBags: true }) }]
    : []

/** Whether the drawer is needed: cash goes in or comes back out. */
export const movesCash = ({ cashTendered, change, changeKept, payments }: Bill) =>
  cashTendered > 0 || change > changeKept || payments.some(({ method }) => method === 'CASH')

/** Prints with the server's count on the paper; without an answer it is called a copy all the same, and counted later. */
export const printCounted = (session: TillSession, bill: Bill, print: PrintBill) =>
  print(bill, { ...printOptions(session), counts: 'again' })

/** How a paper of this till looks. */
export function printOptions({ till }: TillSession) {
  const { context } = till.store.getState().facts
  return { isUnsent: false, transferTo: defaultAccount(context?.bankAccounts), template: context?.print ?? null }
}

async function goOnWithout(...sold: Parameters<Awaited<ReturnType<typeof loadGoOnWithout>>>) {
  const [session, draft, view, , isOffline, { isOn }] = sold
  const code = localNumberOf(draft.id)
  const { paid = 0, change = 0, debt = 0 } = view.settled ?? {}
  session.till.showLast({ code, paid, change: draft.cart.keepsChange ? 0 : change, debt, bill: null })
  // It came with the first goods; where it could not, the sale is kept all the same, without paper.
  const goOn = await loadGoOnWithout().catch(() => null)
  if (goOn) return goOn(...sold)
  toast.warning(isOffline ? saleText.keptOffline(code) : saleText.unclear(code))
  if (isOn) toast.warning(saleText.notPrinted)
}

/** Puts the server's no at the line that it speaks of; new prices are taken over and marked. */
export function takeRefusal({ till }: TillSession, draft: Draft, view: CartView, refusal: SaleRefusal) {
  const at = /^items\.(\d+)\./.exec(refusal.issues[0]?.path ?? '')?.[1]
  const line = at === undefined ? undefined : view.lines[Number(at)]?.line
  till.refuse(draft.id, {
    lineId: line?.id ?? null,
    sentence: refusal.message.replace(/\.$/, ''),
    asksReason: refusal.code === 'markup-reason-needed',
  })
  if (refusal.code !== 'price-changed') return
  const fresh = refusal.details.lines as FreshLine[] | undefined
  const prices = new Map(view.lines.flatMap(({ line }, index) => (fresh?.[index] ? [[line.id, fresh[index]]] : [])))
  till.changePrices(prices)
}

const defaultAccount = <A extends { isDefault: boolean }>(accounts: readonly A[] = []): A | null =>
  accounts.find(account => account.isDefault) ?? accounts[0] ?? null
