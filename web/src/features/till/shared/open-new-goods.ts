import type { ExchangeBody } from '@quay/contract/sale-return/shapes'
import { firstTillRoutes } from '@quay/contract/till/first-routes'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { newId } from '../../../api/new-id.ts'
import { openCatalogue } from '../../../offline/goods/catalogue.ts'
import { outboxOf } from '../../../offline/outbox/watch-outbox.ts'
import { type Cart, emptyCart } from '../cart/cart.ts'
import type { CartCuts } from '../cart/cart-cuts.ts'
import type { DraftStorage } from '../drafts/draft-storage.ts'
import { makeTill } from '../till.ts'
import type { TillPlace, TillSession } from '../till-session.ts'
import { answered } from './answered.ts'
import { cartOfBody } from './cart-of-body.ts'

interface Begun {
  /** The cart as the browser kept it; null where there is none. */
  cart: Cart | null
  /** What a draft of the server says, where the browser kept no cart. */
  body: ExchangeBody | null
  customer: Cart['customer']
}

const contextEvery = 5 * 60_000
const clockEvery = 5_000

/** Goods that leave an exchange that is not sold yet are no sign of anything. */
const noCuts: CartCuts = { line: () => () => {}, cart: () => () => {}, close: () => {} }

/**
 * Opens a till for the new goods of an exchange: it prices and checks one cart as every till does, and sells nothing itself. `changed`
 * is called with each change of the cart; what keeps the cart is the caller.
 */
export async function openNewGoods(place: TillPlace, begun: Begun, changed: () => void): Promise<TillSession> {
  const { storeId, userId, branchId } = place
  const first = { id: newId(), number: 1, cart: { ...(begun.cart ?? emptyCart), customer: begun.customer } }
  const till = makeTill(keepsNothing(first))
  const outbox = await outboxOf(userId, storeId)
  const catalogue = openCatalogue(place, {
    load: query => answered(call(firstTillRoutes.catalogue, { query: { branchId, limit: 1000, ...query } })),
    loadDigest: since => answered(call(firstTillRoutes.digest, { query: { branchId, since } })),
  })
  const loadWanted = async () => till.keepProducts(await catalogue.get(till.wantedProducts()))
  const stopWatching = catalogue.watch((products, gone) => {
    till.keepProducts(products)
    till.forgetProducts(gone)
    if (products.some(product => product.parts)) void loadWanted()
  })
  let asked = begun.cart ? null : begun.body
  /** A draft of the server is a cart again once its goods are known. */
  async function takeAsked() {
    if (!asked) return
    const body = asked
    asked = null
    const products = await catalogue.get(body.items.map(({ productId }) => productId))
    const { cart, codes } = cartOfBody(body, products, till.store.getState().facts.context)
    const before = till.activeDraft().cart.lines
    till.dispatch({ do: 'replace', cart: { ...cart, customer: begun.customer, lines: [...cart.lines, ...before] } })
    if (codes.length === 0) return
    const { takeCode } = await import('../find/take-code.ts')
    for (const code of codes) await takeCode(till, code)
  }
  const whenReady = () =>
    loadWanted()
      .then(takeAsked)
      .then(loadWanted, () => {})
  const stopLoading = catalogue.state.subscribe(({ status }, before) => {
    if (status === before.status) return
    till.learn({ isLoadingGoods: status === 'loading' })
    if (status === 'ready') void contextRead.then(whenReady)
  })
  const goodsRead = loadWanted().catch(() => {})

  async function loadContext() {
    try {
      till.setContext(await call(firstTillRoutes.context, { query: { branchId } }))
      void loadWanted().catch(() => {})
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  const contextRead = loadContext()
  const timers = [setInterval(() => void loadContext(), contextEvery), setInterval(till.checkClock, clockEvery)]
  const stopTelling = till.store.subscribe((now, before) => {
    // Until the goods of a draft are here, the cart lacks them.
    if (!asked && (now.view !== before.view || now.drafts !== before.drafts)) changed()
  })
  return {
    place,
    till,
    catalogue,
    outbox,
    cuts: noCuts,
    goodsRead,
    sellerIsClaimed: () => false,
    keepContext: till.setContext,
    loadContext,
    close: () => {
      for (const timer of timers) clearInterval(timer)
      stopTelling()
      stopWatching()
      stopLoading()
      catalogue.close()
    },
  }
}

/** The return keeps the cart, so the till itself writes nothing. */
const keepsNothing = (first: DraftStorage['kept']['drafts'][number]): DraftStorage => ({
  kept: { drafts: [first], activeId: first.id, setAside: 0 },
  save: () => {},
  written: async () => {},
  watch: () => {},
  close: () => {},
})
