import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBranchId, useProfile } from '../../../api/session/session.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { PercentOrMoneyInput } from '../../../ui/field/percent-or-money-input.tsx'
import { Kbd } from '../../../ui/key/kbd.tsx'
import { Spinner } from '../../../ui/mark/spinner.tsx'
import AlikeWindow, { type AlikeAsked } from '../alike/alike-window.tsx'
import { needsCare } from '../care/care-of.ts'
import { CarePart } from '../care/care-part.tsx'
import { BookChoice } from '../cart/book-choice.tsx'
import { CartTable } from '../cart/cart-table.tsx'
import { loadMedicineStep } from '../cart/medicine-step.ts'
import { CartDoses } from '../doses/cart-doses.tsx'
import { DosePicker } from '../doses/dose-picker.tsx'
import { FindBox } from '../find/find-box.tsx'
import LinePanel from '../line/line-panel.tsx'
import { loadProblemWords } from '../line/problem-words.ts'
import { useRecentMedicines } from '../medicine/use-recent-medicines.ts'
import { PromotionList } from '../promotion/promotion-list.tsx'
import { loadPromotionStep } from '../promotion/promotion-step.ts'
import { customerOf } from '../replace/open-bill.ts'
import { openCart, type Sale, SaleContext, useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import { noDiscount } from '../settings/till-settings.ts'
import type { TillPlace, TillSession } from '../till-session.ts'
import { exchangeBodyOf } from './exchange-body-of.ts'
import type { KeptGoods } from './kept-goods.ts'
import { mayBeSold } from './may-be-sold.ts'
import { openNewGoods } from './open-new-goods.ts'
import { useCartKeys } from './use-cart-keys.ts'

export type NewGoodsProps = {
  /** As they were left; read once. */
  begun: KeptGoods | null
  customer: { id: string; name: string | null } | null
  onChange: (goods: KeptGoods | null) => void
  /** Registered here: whether the goods may be sold as they stand; else the keyboard goes to what is in the way. */
  check: { current: (() => Promise<boolean>) | null }
  /** What the server says of a line, by its place. */
  refusals: ReadonlyMap<number, string>
}

/** The new goods of an exchange, chosen and checked as at the till: its search, its cart, its prescription, promotions and warnings. */
export default function NewGoods({ begun, customer, onChange, check, refusals }: NewGoodsProps) {
  const { id: userId, fullName: userName, store } = useProfile()
  const branchId = useBranchId()
  const [session, setSession] = useState<TillSession | null>(null)
  const storeId = store.id
  const open = useEffectEvent(async (place: TillPlace, isGone: () => boolean) => {
    const known = customer
      ? await customerOf({ customerId: customer.id, customerName: customer.name, customerDebt: null })
      : null
    const begin = { cart: begun?.cart ?? null, body: begun?.body ?? null, customer: known }
    let opened: TillSession | null = null
    const next = await openNewGoods(place, begin, () => opened && tell(opened))
    opened = next
    if (isGone()) next.close()
    else setSession(next)
    return next
  })
  const last = useRef(JSON.stringify(begun?.body ?? null))
  /** Only what is sent otherwise than before: what the server says of a line is no change of it. */
  function tell({ till, place }: TillSession) {
    const draft = till.activeDraft()
    const body = exchangeBodyOf(draft, till.store.getState().view, place)
    const sent = JSON.stringify(body)
    if (sent === last.current) return
    last.current = sent
    onChange(body && { cart: draft.cart, body })
  }
  useEffect(() => {
    let isGone = false
    const opening = open({ storeId, userId, userName, branchId }, () => isGone)
    return () => {
      isGone = true
      setSession(null)
      void opening.then(opened => opened.close())
    }
  }, [branchId, storeId, userId, userName])
  if (!session) return <Waiting />
  return <OpenGoods session={session} check={check} refusals={refusals} customerId={customer?.id ?? null} />
}

const Waiting = () => (
  <div className="p-4">
    <Spinner />
  </div>
)

type OpenGoodsProps = { session: TillSession; customerId: string | null } & Pick<NewGoodsProps, 'check' | 'refusals'>

/** Is being looked up. */
const nothing = Promise.resolve()

function OpenGoods({ session, check, refusals, customerId }: OpenGoodsProps) {
  const find = useRef<HTMLInputElement>(null)
  const finding = useRef(nothing)
  const [doses, openDoses] = useState<string | null>(null)
  const [alike, openAlike] = useState<AlikeAsked | null>(null)
  const sale: Sale = {
    ...session,
    print: () => {},
    printSlip: () => {},
    openDrawer: async () => false,
    loadPrint: async () => {},
    cancelSale: undefined,
    find,
    finding,
    openDoses,
    openAlike,
    focusFind: () => {
      if (!window.matchMedia('(pointer: coarse)').matches) find.current?.focus()
    },
  }
  const mayGo = useEffectEvent(() => mayBeSold(sale))
  useEffect(() => {
    check.current = () => mayGo()
    return () => {
      check.current = null
    }
  }, [check])
  const { till } = session
  useEffect(() => {
    for (const [place, sentence] of refusals) {
      const line = till.activeDraft().cart.lines[place]
      if (line) till.refuse(till.activeDraft().id, { lineId: line.id, sentence: sentence.replace(/\.$/, '') })
    }
  }, [refusals, till])
  return (
    <SaleContext value={sale}>
      {customerId && <Recent customerId={customerId} />}
      <Goods />
      {alike && <AlikeWindow asked={alike} onClose={() => openAlike(null)} />}
      {doses !== null && <DosePicker query={doses} onClose={() => openDoses(null)} />}
    </SaleContext>
  )
}

function Recent({ customerId }: { customerId: string }) {
  useRecentMedicines(customerId)
  return null
}

/** The find box, the lines, and what is asked about them. */
function Goods() {
  const sale = useSale()
  const { till, place } = sale
  const [isInside, setInside] = useState(false)
  useCartKeys(sale, isInside)
  const lines = useTill(({ view }) => view.lines)
  const hasPanel = useTill(state => state.panel !== null)
  const pairListId = useTill(({ facts }) => facts.context?.pairListId)
  const hasPromotions = useTill(({ facts }) => (facts.context?.promotions?.length ?? 0) > 0)
  const hasGoods = lines.length > 0
  useEffect(() => {
    if (hasGoods) void loadMedicineStep(place.storeId, pairListId ?? null, till.reprice)
  }, [hasGoods, place.storeId, pairListId, till])
  useEffect(() => {
    if (hasPromotions) void loadPromotionStep().then(till.reprice, () => {})
  }, [hasPromotions, till])
  useEffect(() => void loadProblemWords().then(till.reprice, () => {}), [till])
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInside(false)
  }
  return (
    <fieldset
      aria-label={words.exchange}
      onFocus={() => setInside(true)}
      onBlur={leave}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
    >
      <div className="flex flex-wrap items-center gap-2 px-4 pt-1">
        <FindBox />
        <Papers />
      </div>
      {hasGoods ? (
        <>
          <div className="flex max-h-96 min-h-0 flex-col">
            <CartTable />
          </div>
          <CartDoses />
        </>
      ) : (
        <p className="px-4 pb-3 text-12 text-ink-3">{words.exchangeHint}</p>
      )}
      {hasGoods && (
        <div className="grid gap-2 px-4 pb-2">
          <Discount />
          {hasPromotions && <PromotionList />}
        </div>
      )}
      {hasPanel && <LinePanel />}
    </fieldset>
  )
}

/** The prescription and who buys, where the goods ask for it, and the price book where one may be chosen. */
function Papers(): ReactNode {
  const hasBooks = useTill(
    state => openCart(state)?.book !== undefined || state.facts.context?.priceBooks.some(book => book.onRequest),
  )
  const hasCare = useTill(
    state => openCart(state)?.care !== undefined || state.view.lines.some(({ product }) => needsCare(product)),
  )
  return (
    <>
      {hasCare && <CarePart />}
      {hasBooks && <BookChoice />}
    </>
  )
}

function Discount() {
  const { till, focusFind } = useSale()
  const priced = useTill(state => state.view.priced)
  const discount = useTill(state => openCart(state)?.discount ?? null)
  const most = priced.totalPrice - priced.promotionDiscount - priced.lineDiscount - priced.promotionOrder
  return (
    <div className="flex items-center justify-end gap-2">
      <span className="text-ink-2">
        {words.exchangeDiscount} <Kbd>{saleKeys.orderDiscount.key}</Kbd>
      </span>
      <div data-part="order-discount" className="w-36">
        <PercentOrMoneyInput
          size="sm"
          label={words.exchangeDiscount}
          maxMoney={most}
          value={discount ?? noDiscount()}
          onChange={next => till.dispatch({ do: 'set-order-discount', discount: next })}
          onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && focusFind()}
        />
      </div>
    </div>
  )
}
