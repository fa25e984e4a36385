import type { Bill } from '@quay/contract/bill/shapes'
import { firstTillRoutes } from '@quay/contract/till/first-routes'
import type { Slip } from '@quay/domain/print/document'
import { ApiError } from '../../api/api-error.ts'
import { billAddresses } from '../../api/bill-addresses.ts'
import { call } from '../../api/client.ts'
import { draftDisk } from '../../offline/disk/draft-disk.ts'
import { type Catalogue, openCatalogue } from '../../offline/goods/catalogue.ts'
import { noteGoodsAsOf } from '../../offline/goods/goods-as-of.ts'
import type { KnownProduct } from '../../offline/goods/known-product.ts'
import { makeShelfOverlay, type ShelfOverlay } from '../../offline/goods/shelf-overlay.ts'
import type { Outbox } from '../../offline/outbox/outbox.ts'
import { findSent, forgetOldSent } from '../../offline/outbox/sent-sales.ts'
import { ownUnsentShift, shiftSteps } from '../../offline/outbox/shift-steps.ts'
import { outboxOf } from '../../offline/outbox/watch-outbox.ts'
import { isClaimed } from '../../offline/people/hand-over.ts'
import type { StoredKey } from '../../storage/record-table.ts'
import { readRecord, writeText } from '../../storage/stored.ts'
import { saleText } from '../../text/till/sale.ts'
import { toast } from '../../ui/popup/toast.ts'
import { type CartCuts, openCartCuts } from './cart/cart-cuts.ts'
import { closePaidDrafts } from './drafts/close-paid-drafts.ts'
import { openDraftStorage } from './drafts/draft-storage.ts'
import { versionHeld, withKeptPromotions } from './promotion/kept-promotions.ts'
import { answered } from './shared/answered.ts'
import { makeTill, type Till } from './till.ts'
import type { TillContext } from './till-facts.ts'

export interface TillPlace {
  storeId: string
  userId: string
  userName: string
  branchId: string
}

/** Prints a receipt; `isUnsent` for a sale that the server has not confirmed. Without a bill it opens the drawer alone. */
export type PrintBill = (
  ...what:
    | [
        bill: Bill,
        options: {
          isUnsent: boolean
          /** The labels of its bags in the place of the receipt. */
          areBags?: boolean
          transferTo: TillContext['bankAccounts'][number] | null
          template: TillContext['print'] | null
          /** Cash goes in or comes back with it. */
          opensDrawer?: boolean
          /** How the server counts it; left out where the sale itself says how many papers it has. */
          counts?: 'first' | 'again'
          /** What number of a copy it is, where the till counts: of a sale that waits. */
          copy?: number
        },
      ]
    | [bill: null, options: null]
) => void

/** Prints a slip of a few lines, the first one its heading. */
export type PrintSlip = (slip: Slip, options?: { opensDrawer?: boolean; signatures?: readonly string[] }) => void

/** Everything that a till works with while it is open. */
export interface TillSession {
  place: TillPlace
  till: Till
  catalogue: Catalogue
  outbox: Outbox
  cuts: CartCuts
  /** Kept once what this browser knows of the goods in the carts has been read; until then they have no price. */
  goodsRead: Promise<void>
  /** Whether who sells was named without a proof, because there was no network. */
  sellerIsClaimed(): boolean
  /** Takes over and keeps what this till decided itself: a shift that it opened without the network. */
  keepContext(context: TillContext): void
  /** Asks again what the branch has set: a price book may have begun. */
  loadContext(): Promise<void>
  close(): void
}

/** What does not come now comes at the next opening. */
function ignore() {}

const contextEvery = 5 * 60_000
const clockEvery = 5_000

/** Opens the till of a person at a branch: drafts from this browser, goods, outbox, and the branch's settings. */
export async function openTillSession(place: TillPlace): Promise<TillSession> {
  const { storeId, userId, branchId } = place
  const outbox = await outboxOf(userId, storeId)
  outbox.takeOver()
  const storage = await openDraftStorage(place, draftDisk(place, 'sale'))
  const cuts = openCartCuts(userId, branchId)
  const till = makeTill(storage)
  if (till.setAside > 0) toast.warning(saleText.setAside(till.setAside))
  await closePaidDrafts(till, {
    outbox,
    findSent: ids => findSent(storeId, ids),
    readBill: id => call(billAddresses.get, { params: { id } }),
  })
  void forgetOldSent(storeId, Date.now()).catch(() => {})

  const overlay = makeShelfOverlay(() => void loadWanted().catch(() => {}))
  const goods = openCatalogue(place, {
    load: query => answered(call(firstTillRoutes.catalogue, { query: { branchId, limit: 1000, ...query } })),
    loadDigest: since => answered(call(firstTillRoutes.digest, { query: { branchId, since } })),
    overlay: {
      apply: overlay.apply,
      syncBegins() {
        const sync = overlay.syncBegins()
        return {
          ended() {
            sync.ended()
            noteGoodsAsOf(goods.asOf())
          },
        }
      },
    },
    // The server was restored from a copy, which may lack sales that it acknowledged.
    newEpoch: () => outbox.offerSentAgain(),
  })
  const catalogue = soldOutLast(goods, overlay)
  const loadWanted = async () => till.keepProducts(await catalogue.get(till.wantedProducts()))
  // Read once: what this till sells from now on is told to it, and no other tab sells at this branch.
  void outbox.every().then(
    all => overlay.setWaiting(all.filter(({ body }) => body.branchId === branchId)),
    () => {},
  )
  const stopCounting = outbox.watchSaved(overlay.saved)
  const stopWatching = catalogue.watch((products, gone) => {
    till.keepProducts(products)
    till.forgetProducts(gone)
    // A combo may have got a component that no cart knew.
    if (products.some(product => product.parts)) void loadWanted()
    if (products.some(product => product.mergedInto))
      import('./drafts/follow-merged.ts').then(part => part.followMerged(till, catalogue, products), ignore)
  })
  /** Goods of a cart that are not among those that were loaded: they may have been merged into others meanwhile. */
  async function followUnknown() {
    const unknown = till.unknownProducts()
    if (unknown.length === 0) return
    await import('./drafts/follow-merged.ts').then(part => part.followUnknown(till, catalogue, unknown), ignore)
  }
  const stopLoading = catalogue.state.subscribe(({ status }, before) => {
    if (status === before.status) return
    till.learn({ isLoadingGoods: status === 'loading' })
    if (status === 'ready') void loadWanted().then(followUnknown, ignore)
  })
  // What cannot be read stays unknown, and each of its lines says so.
  const goodsRead = loadWanted().catch(() => {})

  const kept: StoredKey = `quay.v1.${userId}.${branchId}.tillContext`
  const known = readRecord(kept, value => firstTillRoutes.context.response.parse(value))
  if (known) till.setContext(known)
  if (known?.promotions?.length) void loadWanted().catch(() => {})
  function keepContext(context: TillContext) {
    writeText(kept, JSON.stringify(context))
    till.setContext(context)
  }
  async function loadContext() {
    try {
      const held = till.store.getState().facts.context
      const promotionVersion = versionHeld(held)
      const query = { branchId, ...(promotionVersion && { promotionVersion }) }
      const told = withKeptPromotions(await call(firstTillRoutes.context, { query }), held)
      const own = ownUnsentShift(await shiftSteps(storeId).catch(() => []), branchId)
      // The server does not know of it yet.
      const context = own && told.shift ? { ...told, shift: { ...told.shift, shift: own } } : told
      keepContext(context)
      writeText('taxCode', context.store.taxCode)
      void loadWanted().catch(() => {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  void loadContext()
  const timers = [setInterval(() => void loadContext(), contextEvery), setInterval(till.checkClock, clockEvery)]

  return {
    place,
    till,
    catalogue,
    outbox: takingOff(outbox, overlay),
    cuts,
    goodsRead,
    sellerIsClaimed: () => isClaimed(storeId, userId),
    loadContext,
    keepContext,
    close: () => {
      cuts.close()
      for (const timer of timers) clearInterval(timer)
      stopWatching()
      stopLoading()
      stopCounting()
      catalogue.close()
      // A sale of this tab that is still on its way ends after the next tab has begun.
      storage.close()
    },
  }
}

/** The goods with what own unsent sales sold out of behind the others. */
function soldOutLast(goods: Catalogue, overlay: ShelfOverlay): Catalogue {
  const isOut = (product: KnownProduct) =>
    overlay.touches(product.id) && product.lots.length > 0 && product.lots.every(({ quantity }) => quantity === 0)
  return {
    ...goods,
    search: async (query, limit) => {
      const found = await goods.search(query, limit)
      return found.some(isOut) ? [...found.filter(one => !isOut(one)), ...found.filter(isOut)] : found
    },
  }
}

/** The outbox, whose sales are off the shelf at once, before the answer: the next customer stands there. */
const takingOff = (outbox: Outbox, overlay: ShelfOverlay): Outbox => ({
  ...outbox,
  submit: async sale => {
    overlay.add(sale.body.id, sale.taken)
    const outcome = await outbox.submit(sale)
    if (outcome.kind === 'saved') overlay.saved(sale.body.id)
    else if (outcome.kind !== 'kept') overlay.drop(sale.body.id)
    return outcome
  },
  drop: async id => {
    await outbox.drop(id)
    overlay.drop(id)
  },
  voidSale: async (id, reason, at) => {
    const isVoided = await outbox.voidSale(id, reason, at)
    if (isVoided) overlay.drop(id)
    return isVoided
  },
})
