import { laterPart } from '../../ui/later-part.tsx'
import { loadConfirmDialog, loadHotkeyWindow } from '../../ui/window/windows.ts'
import { useTillSettings } from './settings/till-settings.ts'

/** Parts that a till does not need to open: they come with the first goods in the cart, before the network may go. */
const loaders = {
  cartTable: () => import('./cart/cart-table.tsx'),
  keyParts: async () => (await import('./key-parts.ts')).loadKeyParts(),
  suggestionList: () => import('./find/suggestion-list.tsx'),
  linePanel: () => import('./line/line-panel.tsx'),
  offlineStop: () => import('./pay/unsent/offline-stop.ts'),
  dataAge: () => import('./data-age.tsx'),
  outboxTray: () => import('./pay/unsent/outbox-tray.tsx'),
  addCustomer: () => import('./pay/customer/add-customer.tsx'),
  bankTransfer: () => import('./pay/method/bank-transfer.tsx'),
  debtPayment: () => import('./pay/method/debt-payment.tsx'),
  mixedPayment: () => import('./pay/method/mixed-payment.tsx'),
  cartDoses: () => import('./doses/cart-doses.tsx'),
  dosePicker: () => import('./doses/dose-picker.tsx'),
  openDrawer: () => import('./open-drawer.tsx'),
  cashMove: () => import('./shift/cash-move.tsx'),
  shiftButton: () => import('./shift/shift-button.tsx'),
  shiftWindow: () => import('./shift/shift-window.tsx'),
  takeCode: () => import('./find/take-code.ts'),
  cameraFind: () => import('./find/camera-find.tsx'),
  scanPack: () => import('./find/scan-pack.ts'),
  promotionList: () => import('./promotion/promotion-list.tsx'),
  billMore: () => import('./bill-more/bill-more.tsx'),
  channelChoice: () => import('./cart/channel-choice.tsx'),
  bookChoice: () => import('./cart/book-choice.tsx'),
  allergies: () => import('./cart/allergies.ts'),
  takenElsewhere: () => import('./taken-elsewhere.tsx'),
  lineProblem: () => import('./line/line-problem.ts'),
  customerCard: () => import('./pay/customer/customer-card.tsx'),
  nothingFound: () => import('./find/nothing-found.tsx'),
  footHints: () => import('./cart/foot-hints.tsx'),
  findFoot: () => import('./find/find-foot.tsx'),
  surchargePart: () => import('./pay/surcharge-part.tsx'),
  goOnWithout: () => import('./pay/unsent/go-on-without.ts'),
  announceLate: () => import('./pay/unsent/announce-late.ts'),
  customerRequestNote: () => import('./find/customer-request-note.tsx'),
  lastSale: () => import('./pay/last-sale.tsx'),
  printLine: () => import('../../print/print-line.tsx'),
  partnerRoutes: () => import('@quay/contract/partner/routes'),
  carePart: () => import('./care/care-part.tsx'),
  deliveryPart: () => import('./delivery/delivery-part.tsx'),
  medicines: () => import('./medicine/medicines-of.ts'),
  promotions: async () => {
    const [step, gifts] = await Promise.all([
      import('./promotion/promotions-for.ts'),
      import('./promotion/gifts-for.ts'),
    ])
    return { ...step, ...gifts }
  },
  quickPicks: () => import('./quick-pick/quick-picks.tsx'),
  goodsPicture: () => import('./picture/goods-picture.tsx'),
  settingsWindow: () => import('./settings/settings-window.tsx'),
  fullScreen: () => import('./settings/full-screen.ts'),
  showToCustomer: () => import('./display/show-to-customer.ts'),
  openBill: () => import('./replace/open-bill.ts'),
  orderBar: () => import('./order/order-bar.tsx'),
  placeOrder: () => import('./order/place-order.tsx'),
  alikeWindow: () => import('./alike/alike-window.tsx'),
  copyBar: () => import('./replace/copy-bar.tsx'),
  replaceBar: () => import('./replace/replace-bar.tsx'),
  replaceSale: () => import('./replace/replace-sale.ts'),
  goOnAsNew: () => import('./drafts/go-on-as-new.ts'),
}

export const loadLinePanel = async () => (await loaders.linePanel()).default
export const loadTakenElsewhere = async () => (await loaders.takenElsewhere()).default
export const OutboxTray = laterPart(async () => (await loaders.outboxTray()).default)
export const AddCustomer = laterPart(async () => (await loaders.addCustomer()).default)
export const loadBankTransfer = async () => (await loaders.bankTransfer()).BankTransfer
export const loadDebtPayment = async () => (await loaders.debtPayment()).DebtPayment
export const MixedPayment = laterPart(async () => (await loaders.mixedPayment()).default)
export const loadShiftWindow = async () => (await loaders.shiftWindow()).ShiftWindow
export const loadOfflineStop = loaders.offlineStop
export const loadDataAge = async () => (await loaders.dataAge()).DataAge
export const loadCartDoses = async () => (await loaders.cartDoses()).CartDoses
export const loadDosePicker = async () => (await loaders.dosePicker()).DosePicker
export const loadAllergies = loaders.allergies
export const loadLineProblem = loaders.lineProblem
export const loadCustomerCard = async () => (await loaders.customerCard()).CustomerCard
export const loadNothingFound = async () => (await loaders.nothingFound()).NothingFound
export const loadFootHints = async () => (await loaders.footHints()).FootHints
export const loadShiftButton = async () => (await loaders.shiftButton()).ShiftButton
export const loadFindFoot = async () => (await loaders.findFoot()).FindFoot
export const loadGoOnWithout = async () => (await loaders.goOnWithout()).goOnWithout
export const loadAnnounceLate = async () => (await loaders.announceLate()).announceLate
export const loadCameraFind = async () => (await loaders.cameraFind()).CameraFind
export const loadScanPack = loaders.scanPack
export const loadTakeCode = async () => (await loaders.takeCode()).takeCode
export const loadPartnerRoutes = loaders.partnerRoutes
export const loadMedicines = loaders.medicines
export const loadPromotions = loaders.promotions
export const loadGoOnAsNew = loaders.goOnAsNew
export const loadOpenBill = loaders.openBill
export const loadReplaceBar = async () => (await loaders.replaceBar()).ReplaceBar
export const loadCopyBar = async () => (await loaders.copyBar()).CopyBar
export const loadOrderBar = async () => (await loaders.orderBar()).OrderBar
export const PlaceOrder = laterPart(async () => (await loaders.placeOrder()).PlaceOrder)
export const AlikeWindow = laterPart(async () => (await loaders.alikeWindow()).default)
export const loadReplaceSale = loaders.replaceSale
export const loadPrintLine = async () => (await loaders.printLine()).PrintLine
export const loadLastSale = async () => (await loaders.lastSale()).LastSale
export const CustomerRequestNote = laterPart(async () => (await loaders.customerRequestNote()).CustomerRequestNote)
export const PromotionList = laterPart(async () => (await loaders.promotionList()).PromotionList)
export const SurchargePart = laterPart(async () => (await loaders.surchargePart()).SurchargePart)
export const loadBillMore = async () => (await loaders.billMore()).BillMore
export const loadChannelChoice = async () => (await loaders.channelChoice()).ChannelChoice
export const BookChoice = laterPart(async () => (await loaders.bookChoice()).BookChoice)
export const CarePart = laterPart(async () => (await loaders.carePart()).CarePart)
export const DeliveryPart = laterPart(async () => (await loaders.deliveryPart()).DeliveryPart)
export const loadDeliveryFault = async () => (await loaders.deliveryPart()).deliveryFault
export const loadQuickPicks = async () => (await loaders.quickPicks()).QuickPicks
export const loadGoodsPicture = async () => (await loaders.goodsPicture()).GoodsPicture
export const SettingsWindow = laterPart(async () => (await loaders.settingsWindow()).SettingsWindow)
export const loadShowToCustomer = async () => (await loaders.showToCustomer()).showToCustomer
export const CashMove = laterPart(async () => (await loaders.cashMove()).CashMove)
export const OpenDrawer = laterPart(async () => (await loaders.openDrawer()).OpenDrawer)

export const loadCartTable = async () => (await loaders.cartTable()).CartTable
export async function loadSuggestionList() {
  // What is found will stand in the cart: both come together, so that neither is missing when the network goes between them.
  void loaders.cartTable().catch(() => {})
  return (await loaders.suggestionList()).SuggestionList
}

/** A till that nobody touches has the cart's table by then: its line may be cut. */
const tableMs = 20_000

/**
 * Fetches the list of found goods, without which nothing is sold, and with the first key or press the table of the cart: a scan is still
 * being read then, and the screen is filled where this device wants it. Gives what takes it back.
 */
export function fetchForFirstLine(): () => void {
  const events = ['keydown', 'pointerdown']
  void Promise.allSettled([loaders.suggestionList()])
  const timer = setTimeout(fetch, tableMs)
  function stop() {
    clearTimeout(timer)
    for (const event of events) globalThis.removeEventListener(event, fetch, true)
  }
  function fetch(touch?: Event) {
    stop()
    const { fillsScreen } = useTillSettings.getState()
    void Promise.allSettled([
      loaders.cartTable(),
      fillsScreen && loaders.fullScreen().then(part => part.fillScreen(touch)),
    ])
  }
  for (const event of events) globalThis.addEventListener(event, fetch, true)
  return stop
}

/** Fetches them all, the kit's windows and what else a sale may need. One that fails is fetched again when it is needed. */
export async function loadLaterParts(...others: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
  const all = [...Object.values(loaders), loadConfirmDialog, loadHotkeyWindow, ...others]
  await Promise.allSettled(all.map(load => load()))
}
