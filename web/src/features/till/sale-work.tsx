import { type ReactNode, useEffect } from 'react'
import { useConnection } from '../../offline/connection/connection.ts'
import { kitText } from '../../text/kit/kit.ts'
import { saleText } from '../../text/till/sale.ts'
import { toast } from '../../ui/popup/toast.ts'
import { usePart } from '../../ui/use-part.ts'
import { CartArea } from './cart/cart-area.tsx'
import { CartFoot } from './cart/cart-foot.tsx'
import { loadMedicineStep } from './cart/medicine-step.ts'
import {
  fetchForFirstLine,
  loadAnnounceLate,
  loadCartDoses,
  loadCopyBar,
  loadDataAge,
  loadLaterParts,
  loadLinePanel,
  loadOpenBill,
  loadOrderBar,
  loadQuickPicks,
  loadReplaceBar,
  loadShowToCustomer,
} from './later-parts.ts'
import { loadProblemWords } from './line/problem-words.ts'
import { PayColumn } from './pay/pay-column.tsx'
import { gatherLate } from './pay/unsent/gather-late.ts'
import { usePay } from './pay/use-pay.ts'
import { loadPromotionStep } from './promotion/promotion-step.ts'
import { SaleBar } from './sale-bar.tsx'
import { openCart, useSale, useTill } from './sale-context.ts'
import { useTillSettings } from './settings/till-settings.ts'
import { useSaleKeys } from './use-sale-keys.ts'

/** Milliseconds from the first goods to the parts that come later; and from the opening, where no goods come. */
const soonMs = 500
const restMs = 60_000

/** The screen of an open till: bar, cart, pay column. */
export function SaleWork({ branch, user }: { branch: ReactNode; user: ReactNode }) {
  const sale = useSale()
  const hasPanel = useTill(state => state.panel !== null)
  const LinePanel = usePart(hasPanel, loadLinePanel, () => {
    toast.warning(kitText.notHere)
    sale.till.closePanel()
    sale.focusFind()
  })
  const hasGoods = useTill(state => state.drafts.some(({ cart }) => cart.lines.length > 0))
  const Doses = usePart(hasGoods, loadCartDoses, () => {})
  const showsTiles = useTillSettings(settings => settings.showsTiles)
  const QuickPicks = usePart(showsTiles, loadQuickPicks, () => toast.warning(saleText.offline))
  const isEdit = useTill(state => !!openCart(state)?.replaces)
  const ReplaceBar = usePart(isEdit, loadReplaceBar, () => {})
  const isCopy = useTill(state => !!openCart(state)?.copied)
  const CopyBar = usePart(isCopy, loadCopyBar, () => {})
  const isOrder = useTill(state => !!openCart(state)?.order)
  const OrderBar = usePart(isOrder, loadOrderBar, () => {})
  const isOffline = useConnection(state => !state.online)
  const DataAge = usePart(isOffline, loadDataAge, () => {})
  const isKnownOffline = useTill(({ facts }) => facts.isOffline ?? false)
  useEffect(() => {
    if (isOffline !== isKnownOffline) sale.till.learn({ isOffline })
  }, [isOffline, isKnownOffline, sale.till])
  const isStored = useTill(state => state.isStored)
  const { pay, isPrinting, togglePrint } = usePay()
  useSaleKeys(sale, { pay, togglePrint })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the till opens
  useEffect(() => {
    sale.focusFind()
    if (location.search) void loadOpenBill().then(({ openAsked }) => openAsked(sale))
  }, [])
  useEffect(fetchForFirstLine, [])
  const { loadPrint, till } = sale
  const hasPromotions = useTill(({ facts }) => (facts.context?.promotions?.length ?? 0) > 0)
  useEffect(() => {
    if (hasPromotions) void loadPromotionStep().then(till.reprice, () => {})
  }, [hasPromotions, till])
  const { storeId } = sale.place
  const pairListId = useTill(({ facts }) => facts.context?.pairListId)
  useEffect(() => {
    if (hasGoods) void loadMedicineStep(storeId, pairListId ?? null, till.reprice)
  }, [hasGoods, storeId, pairListId, till])
  useEffect(() => {
    // The first goods may be ones that cannot be sold: their line says why as soon as the words are here.
    const loadWords = () => loadProblemWords().then(till.reprice)
    if (hasGoods) void loadWords().catch(() => {})
    const timer = setTimeout(() => void loadLaterParts(loadPrint, loadWords), hasGoods ? soonMs : restMs)
    return () => clearTimeout(timer)
  }, [hasGoods, loadPrint, till])
  // Kept on between two sales: the customer is thanked then. Without its file their screen stays as it is.
  const showToCustomer = usePart(hasGoods, loadShowToCustomer, () => {})
  useEffect(() => showToCustomer?.(sale), [showToCustomer, sale])
  useEffect(() => {
    if (!isStored) toast.error(saleText.draftNotStored)
  }, [isStored])
  useEffect(() => {
    const { outbox, print } = sale
    return outbox.watchLate(
      gatherLate(
        (...late) =>
          void loadAnnounceLate().then(
            announceLate => announceLate(sale, ...late, print),
            () => {},
          ),
      ),
    )
  }, [sale])
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)_var(--pay)] grid-rows-[auto_minmax(0,1fr)] *:first:col-span-full max-lg:h-auto max-lg:min-h-dvh max-lg:grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[auto_1fr_auto] print:hidden">
      <SaleBar branch={branch} user={user} />
      <main aria-label={saleText.cart} className="flex min-h-0 min-w-0 flex-col bg-surface">
        {DataAge && <DataAge />}
        {isEdit && ReplaceBar && <ReplaceBar />}
        {isCopy && CopyBar && <CopyBar />}
        {isOrder && OrderBar && <OrderBar />}
        <CartArea />
        {Doses && <Doses />}
        {showsTiles && QuickPicks && <QuickPicks />}
        {/* Messages stand here, over no line of the cart. */}
        <div aria-hidden className="h-(--toasts) shrink-0 max-lg:hidden" />
        <CartFoot />
        {hasPanel && LinePanel && <LinePanel />}
      </main>
      <PayColumn onPay={pay} isPrinting={isPrinting} onTogglePrint={togglePrint} />
    </div>
  )
}
