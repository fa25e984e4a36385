import { useState } from 'react'
import { useConnection } from '../../../offline/connection/connection.ts'
import type { StoredKey } from '../../../storage/record-table.ts'
import { readText, writeText } from '../../../storage/stored.ts'
import type { CartProblem } from '../cart/cart-view.ts'
import { medicinesKnown } from '../cart/medicine-step.ts'
import { loadAllergies, loadDeliveryFault, loadOfflineStop } from '../later-parts.ts'
import { focusPart, focusQuantity } from '../line/line-actions.ts'
import { hasPromotionStep, loadPromotionStep } from '../promotion/promotion-step.ts'
import { type Sale, useSale, useTill } from '../sale-context.ts'
import { asksForShift, showShift } from '../shift/shift-window-state.ts'
import type { TillContext } from '../till-facts.ts'
import { showPrescription } from '../use-sale-keys.ts'
import { paySale } from './pay-sale.ts'

const printChoice: StoredKey = 'quay.v1.printAfterSale'

/**
 * Pays with one key, or goes to what is in the way; and whether a receipt is printed: as the branch has it, until a user
 * chooses otherwise on this device.
 */
export function usePay() {
  const sale = useSale()
  const [choice, setChoice] = useState(() => readText(printChoice))
  const byBranch = useTill(state => printsByItself(state.facts.context))
  const isPrinting = choice === null ? byBranch : choice !== 'off'

  async function pay() {
    // A field that is being typed in says what it means when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const { activeId } = sale.till.store.getState()
    await sale.goodsRead
    await sale.finding.current
    await medicinesKnown()
    if (await isCheaperNow(sale)) return sale.focusFind()
    const { view, activeId: idNow } = sale.till.store.getState()
    // The cashier went to another cart while goods were being read or found: that one was not meant.
    if (idNow !== activeId) return
    const { problem } = view
    if (problem) {
      sale.till.markTried()
      return goTo(sale, problem)
    }
    if (await deliveryMissing(sale)) return
    const stop = useConnection.getState().online ? null : await whyNotOffline(sale)
    if (stop) return sale.till.refuse(idNow, { lineId: null, sentence: stop })
    if (asksForShift(sale.till.store.getState().facts.context)) return showShift(true)
    if (view.lines.some(({ allergy }) => allergy) && !(await mayBeHad(sale))) return sale.focusFind()
    await paySale(sale, { print: sale.print, isOn: isPrinting })
    sale.focusFind()
  }
  function togglePrint() {
    const next = isPrinting ? 'off' : 'on'
    writeText(printChoice, next)
    setChoice(next)
  }
  return { pay: () => void pay(), isPrinting, togglePrint }
}

/** As the branch's template of bills says; of one that said nothing they are printed. */
const printsByItself = (context: TillContext | null): boolean =>
  context?.print?.templates.find(({ kind }) => kind === 'bill')?.autoPrint ?? true

/** Works promotions out where that was not there yet. Gives whether the sum is another now: the cashier has to see it first. */
async function isCheaperNow({ till }: Sale): Promise<boolean> {
  const { facts, view } = till.store.getState()
  if (hasPromotionStep() || !facts.context?.promotions?.length) return false
  try {
    await loadPromotionStep()
  } catch {
    return false
  }
  till.reprice()
  return till.store.getState().view.priced.payable !== view.priced.payable
}

/** Why it cannot be sold without the network. The part comes with the first goods; where it could not, nothing is held back. */
async function whyNotOffline(sale: Sale): Promise<string | null> {
  try {
    return await (await loadOfflineStop()).offlineStop(sale)
  } catch {
    return null
  }
}

/** Whether something of a delivery is missing: then it is said, and the cashier stands in that field. */
async function deliveryMissing({ till }: Sale): Promise<boolean> {
  const { id, cart } = till.activeDraft()
  if (!cart.delivery?.isOn) return false
  const fault = (await loadDeliveryFault())(cart)
  if (fault === null) return false
  till.refuse(id, { lineId: null, sentence: fault.sentence })
  // After the till gave the focus back to the find box.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-delivery="${fault.field}"] input`)?.focus())
  return true
}

/** Whether who buys may have the goods; without a network that is not known before its part has come, and stops nothing. */
async function mayBeHad(sale: Sale): Promise<boolean> {
  try {
    return await (await loadAllergies()).allowAllergies(sale)
  } catch {
    return true
  }
}

function goTo(sale: Sale, { at }: CartProblem) {
  if (at === 'nothing') sale.focusFind()
  else if (typeof at === 'object') {
    sale.till.select(at.lineId)
    if (at.asksForPaper) return showPrescription()
    // The line may have to be scrolled into the window of drawn lines first.
    requestAnimationFrame(() => focusQuantity(sale, at.lineId))
  } else focusPart(at)
}
