import type { FreshLine } from '@quay/contract/bill/errors'
import type { Bill } from '@quay/contract/bill/shapes'
import type { TillProduct } from '@quay/contract/till/shapes'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { newId } from '../../api/new-id.ts'
import { correctedNow } from '../../offline/connection/clock.ts'
import type { KnownProduct } from '../../offline/goods/known-product.ts'
import { type Cart, type CartCommand, type CartLine, changeCart } from './cart/cart.ts'
import type { CartView } from './cart/cart-view.ts'
import { priceCart, type ServerNote } from './cart/price-cart.ts'
import { type Draft, newDraft } from './drafts/draft.ts'
import type { DraftStorage } from './drafts/draft-storage.ts'
import { askedBy, linePrice, type Quote } from './line/line-price.ts'
import { clockAt, type TillContext, type TillFacts, todayAt } from './till-facts.ts'

/** What opens at a line: never a dialog. */
export type PanelKind = 'lots' | 'price' | 'discount' | 'note'

/** Bills that a person opens at a time; what is opened from elsewhere (an order, a bill to edit) comes beyond them. */
export const mostTabs = 20

/** A sale that was just made: what the cashier still needs of it. */
export interface LastSale {
  code: string
  /** Đồng. */
  paid: number
  change: number
  debt: number
  /** Null while the server has not answered. */
  bill: Bill | null
  /** A receipt was printed of it. */
  isPrinted?: boolean
}

interface PriceChange {
  from: number
  to: number
}

type Products = TillFacts['products']

export interface TillState {
  drafts: readonly Draft[]
  activeId: string
  /** The active cart with its prices, made once a command. */
  view: CartView
  facts: TillFacts
  selectedId: string | null
  panel: { kind: PanelKind; lineId: string } | null
  /** The draft that is on its way to the server: nothing of it may be changed. */
  savingId: string | null
  /** What the server said about the active cart. */
  note: ServerNote | null
  /** Prices that changed while the cart stood open, by line. */
  priceChanges: ReadonlyMap<string, PriceChange>
  /** The sale just made, until the next one begins. */
  last: LastSale | null
  /** False while the disk does not take the drafts. */
  isStored: boolean
}

export type Till = ReturnType<typeof makeTill>

/** Opens the till of a user at a branch on its stored drafts. All state of the sale screen lives here, outside React. */
export function makeTill(storage: DraftStorage) {
  const { kept } = storage
  const drafts = kept.drafts.length > 0 ? kept.drafts : [newDraft(newId(), [])]
  const facts: TillFacts = {
    products: new Map(),
    today: todayAt(null, correctedNow()),
    at: clockAt(null, correctedNow()),
    quotes: new Map(),
    context: null,
  }
  const active = drafts.find(draft => draft.id === kept.activeId) ?? drafts[0]!
  const store: StoreApi<TillState> = createStore<TillState>(() => ({
    drafts,
    activeId: active.id,
    view: priceCart(active.cart, facts),
    facts,
    selectedId: active.cart.lines.at(-1)?.id ?? null,
    panel: null,
    savingId: null,
    note: null,
    priceChanges: new Map(),
    isStored: true,
    last: null,
  }))
  const { getState } = store
  storage.watch(isStored => {
    if (isStored !== getState().isStored) store.setState({ isStored })
  })

  const activeDraft = () => draftOf(getState())

  /** Stores drafts, prices the active one and shows it, in one go. */
  function commit(change: Partial<TillState>) {
    const next = { ...getState(), ...change }
    if (change.drafts || change.activeId) storage.save(next.drafts, next.activeId)
    const sameTab = next.activeId === getState().activeId
    const view = priceCart(draftOf(next).cart, next.facts, next.note, sameTab ? getState().view : undefined)
    const selectedId = view.lines.some(({ line }) => line.id === next.selectedId)
      ? next.selectedId
      : (view.lines.at(-1)?.line.id ?? null)
    // The change stands there until the next customer's goods do.
    const last = view.lines.length > 0 ? null : next.last
    store.setState({ ...next, view, selectedId, last })
  }

  /** Takes over what became known, and marks lines whose price it changed under the cashier's eyes. */
  function takeFacts(facts: TillFacts) {
    const { drafts, facts: before, priceChanges } = getState()
    const changes = priceChangesOf(drafts, before, facts)
    commit({ facts, ...(changes.size > 0 && { priceChanges: new Map([...priceChanges, ...changes]) }) })
  }

  function putDraft(draft: Draft): readonly Draft[] {
    return getState().drafts.map(other => (other.id === draft.id ? draft : other))
  }

  function show(id: string, drafts = getState().drafts) {
    commit({ drafts, activeId: id, selectedId: null, panel: null, note: null })
  }

  return {
    store,
    setAside: kept.setAside,
    /** Kept once what the screen shows is on the disk (or could not be written, which `isStored` says). */
    written: storage.written,
    activeDraft,
    /** A draft with its prices, also one that is not shown. */
    viewOf: (draft: Draft): CartView =>
      draft.id === getState().activeId ? getState().view : priceCart(draft.cart, getState().facts),

    dispatch(command: CartCommand) {
      const draft = activeDraft()
      if (getState().savingId === draft.id) return
      commit({ drafts: putDraft({ ...draft, cart: changeCart(draft.cart, command) }), note: null })
    },

    /** Adds so many of a product's unit (null: the one it is sold in by default) and selects the line. */
    add({ components = [], ...product }: KnownProduct, unitId: string | null, quantity: number) {
      const draft = activeDraft()
      const unit =
        product.units.find(({ id }) => id === unitId) ??
        product.units.find(({ isDefaultSale }) => isDefaultSale) ??
        product.units[0]
      if (!unit || getState().savingId === draft.id) return
      const line: CartLine = {
        id: newId(),
        productId: product.id,
        productName: product.name,
        unit: { id: unit.id, name: unit.name, ratio: unit.ratio },
        quantity,
        price: null,
        discount: null,
        lots: null,
        note: product.noteTemplate ?? '',
      }
      const cart = changeCart(draft.cart, { do: 'add', line })
      const { facts } = getState()
      commit({
        facts: { ...facts, products: withProducts(facts.products, [...components, product]) },
        drafts: putDraft({ ...draft, cart }),
        selectedId: cart.lines.find(one => one.productId === product.id && one.unit.id === unit.id)?.id ?? null,
        panel: null,
        note: null,
      })
    },

    select(lineId: string) {
      if (lineId !== getState().selectedId) store.setState({ selectedId: lineId })
    },
    /** Moves the selection by lines; stays at the ends. */
    moveSelection(by: number) {
      const { view, selectedId } = getState()
      const at = view.lines.findIndex(({ line }) => line.id === selectedId)
      const next = view.lines[Math.min(Math.max(at + by, 0), view.lines.length - 1)]
      if (next) store.setState({ selectedId: next.line.id })
    },
    openPanel(kind: PanelKind, lineId: string) {
      store.setState({ panel: { kind, lineId }, selectedId: lineId })
    },
    closePanel() {
      store.setState({ panel: null })
    },

    /** Shows an empty bill. False where as many are open as a till may have (`mostTabs`). */
    openTab(): boolean {
      const { drafts } = getState()
      const empty = drafts.find(draft => isEmpty(draft.cart))
      if (!empty && drafts.length >= mostTabs) return false
      const draft = empty ?? newDraft(newId(), drafts)
      show(draft.id, empty ? drafts : [...drafts, draft])
      return true
    },
    showTab: (id: string) => show(id),
    stepTab(by: number) {
      const { drafts, activeId } = getState()
      const at = drafts.findIndex(draft => draft.id === activeId)
      show(drafts[(at + by + drafts.length) % drafts.length]!.id)
    },
    /** Closes a tab; the last one gives way to an empty one. */
    closeTab(id: string) {
      const { drafts, activeId } = getState()
      const at = drafts.findIndex(draft => draft.id === id)
      if (at < 0) return
      const left = drafts.toSpliced(at, 1)
      if (left.length === 0) left.push(newDraft(newId(), []))
      show(id === activeId ? left[Math.min(at, left.length - 1)]!.id : activeId, left)
    },
    /** Opens a draft again that was closed or sent: as it was, under its id. */
    openDraft(draft: Draft) {
      const { drafts } = getState()
      const others = drafts.filter(other => other.id !== draft.id)
      const number = others.some(other => other.number === draft.number)
        ? newDraft(draft.id, others).number
        : draft.number
      show(draft.id, [...others, { ...draft, number }])
    },

    /** The cashier tried to pay the active draft. */
    markTried() {
      const draft = activeDraft()
      if (!draft.wasTried && draft.cart.lines.length > 0) commit({ drafts: putDraft({ ...draft, wasTried: true }) })
    },
    /** Says that a draft goes to the server, in one write: kept with it, so that a restart asks what became of it. */
    markSent(id: string, isSent: boolean) {
      const draft = getState().drafts.find(other => other.id === id)
      const wasTried = isSent || draft?.wasTried
      if (draft) commit({ drafts: putDraft({ ...draft, isSent, wasTried }), savingId: isSent ? id : null })
    },
    /** The server refused the draft: it can be changed again, and says what was wrong. */
    refuse(id: string, note: ServerNote) {
      const draft = getState().drafts.find(other => other.id === id)
      if (!draft) return
      const isShown = getState().activeId === id
      commit({ drafts: putDraft({ ...draft, isSent: false }), savingId: null, ...(isShown && { note }) })
    },
    /** The server has a bill under the draft's id: what is left of the cart goes on under a new one. */
    renew(id: string, cart: Cart, sentence: string) {
      const { drafts, activeId } = getState()
      const fresh = newId()
      const isShown = activeId === id
      commit({
        drafts: drafts.map(draft => (draft.id === id ? { id: fresh, number: draft.number, cart } : draft)),
        savingId: null,
        ...(isShown && { activeId: fresh, note: { lineId: null, sentence } }),
      })
    },
    /** The draft was paid, or is with the outbox: its tab goes, and an empty one stands there. */
    finish(id: string) {
      const { drafts, activeId } = getState()
      const left = drafts.filter(draft => draft.id !== id)
      const empty = left.find(draft => isEmpty(draft.cart)) ?? newDraft(newId(), left)
      const all = left.includes(empty) ? left : [...left, empty]
      store.setState({ savingId: null })
      show(activeId === id ? empty.id : activeId, all)
    },

    /**
     * Kept once the sale that is being stored is over: what is scanned meanwhile is the next customer's. False where it was
     * refused, because its cart stands there still.
     */
    async saved(): Promise<boolean> {
      const { savingId, activeId } = getState()
      if (!savingId || savingId !== activeId) return true
      await new Promise<void>(resolve => {
        const stop = store.subscribe(state => {
          if (state.savingId === savingId) return
          stop()
          resolve()
        })
      })
      // The next cart is shown in the same turn.
      await Promise.resolve()
      return !getState().drafts.some(({ id }) => id === savingId)
    },

    /** Shows what came of the sale just made; null takes it away. */
    showLast(last: LastSale | null) {
      if (getState().view.lines.length === 0) store.setState({ last })
    },

    /** The products that stand in a cart, or that promotions give. */
    wantedProducts(): string[] {
      const { drafts, facts } = getState()
      const gifts = facts.context?.promotions?.flatMap(one => one.gifts) ?? []
      const lines = drafts.flatMap(({ cart }) => cart.lines)
      return [...new Set([...lines, ...gifts].map(({ productId }) => productId))]
    },
    /** Products of open lines that this till does not know. */
    unknownProducts(): string[] {
      const { drafts, facts } = getState()
      const lines = drafts.flatMap(({ cart }) => cart.lines)
      return [...new Set(lines.map(({ productId }) => productId))].filter(id => !facts.products.has(id))
    },
    /** Takes in what a sync brought, or what was read for the drafts; only what a cart holds, and components of that, is kept. */
    keepProducts(products: readonly KnownProduct[]) {
      const { facts } = getState()
      const brought = products.flatMap(({ components = [], ...product }) => [...components, product])
      const all = withProducts(facts.products, brought)
      const inCarts = this.wantedProducts()
      const wanted = new Set([...inCarts, ...inCarts.flatMap(id => all.get(id)?.parts?.map(componentId) ?? [])])
      const fresh = brought.filter(({ id }) => wanted.has(id))
      if (fresh.length === 0) return
      const known = [...facts.products.values()].filter(({ id }) => wanted.has(id))
      const kept = withProducts(new Map(), [...known, ...fresh])
      // What the server said of them before is in them now.
      const brings = new Set(fresh.map(({ id }) => id))
      const asBefore = [...facts.quotes].filter(([, { productId }]) => !brings.has(productId))
      takeFacts({ ...facts, products: kept, quotes: new Map(asBefore) })
    },
    /** Products that were deleted: their lines say that they cannot be sold. */
    forgetProducts(ids: readonly string[]) {
      const { facts } = getState()
      const products = new Map(facts.products)
      if (ids.filter(id => products.delete(id)).length > 0) takeFacts({ ...facts, products })
    },
    /** Changes all carts, but for what is on its way to the server: that is what the customer saw. */
    changeCarts(changed: (cart: Cart) => Cart) {
      const { drafts, savingId } = getState()
      const next = drafts.map(draft => {
        const cart = draft.isSent || draft.id === savingId ? draft.cart : changed(draft.cart)
        return cart === draft.cart ? draft : { ...draft, cart }
      })
      if (next.some((draft, at) => draft !== drafts[at])) commit({ drafts: next })
    },
    /** The server has other prices than this cart: takes them over and marks the lines. */
    changePrices(prices: ReadonlyMap<string, FreshLine>) {
      const { facts, view } = getState()
      const { cart } = activeDraft()
      const said = view.lines.flatMap(({ line }): [string, Quote][] => {
        const fresh = prices.get(line.id)
        return fresh ? [[line.id, { asked: askedBy(line, cart), productId: line.productId, line: fresh }]] : []
      })
      takeFacts({ ...facts, quotes: new Map([...facts.quotes, ...said]) })
    },
    setContext(context: TillContext) {
      takeFacts({ ...getState().facts, context, today: todayAt(context, correctedNow()) })
    },
    /** What is asked for beside the cart came to be known. */
    learn(part: Pick<TillFacts, 'customerUses' | 'isOffline' | 'isLoadingGoods' | 'recentMedicines'>) {
      takeFacts({ ...getState().facts, ...part })
    },
    /** Prices the cart again, when something about it came to be known. */
    reprice: () => commit({}),
    /** Looks at the clock: at midnight lots expire, and prices begin and end at any minute. */
    checkClock() {
      const { facts } = getState()
      const at = clockAt(facts.context, correctedNow())
      if (at !== facts.at) takeFacts({ ...facts, at, today: todayAt(facts.context, correctedNow()) })
    },
  }
}

const componentId = (part: { productId: string }) => part.productId
const withProducts = (products: Products, more: readonly TillProduct[]): Products =>
  new Map([...products, ...more.map(product => [product.id, product] as const)])

/** Lines that cost something else by what is known now; goods that were not known before have no price to change. */
function priceChangesOf(drafts: readonly Draft[], before: TillFacts, after: TillFacts): Map<string, PriceChange> {
  const changes = new Map<string, PriceChange>()
  for (const { cart } of drafts)
    for (const line of cart.lines) {
      if (line.price !== null || !before.products.has(line.productId)) continue
      const from = linePrice(line, cart, before).listPrice
      const to = linePrice(line, cart, after).listPrice
      if (from !== to) changes.set(line.id, { from, to })
    }
  return changes
}

const isEmpty = (cart: Cart) => cart.lines.length === 0 && !cart.customer && cart.note === ''

function draftOf({ drafts, activeId }: Pick<TillState, 'drafts' | 'activeId'>): Draft {
  return drafts.find(draft => draft.id === activeId) ?? drafts[0]!
}
