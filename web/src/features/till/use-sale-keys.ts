import { saleText } from '../../text/till/sale.ts'
import { matchesHotkey } from '../../ui/key/hotkeys.ts'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { toast } from '../../ui/popup/toast.ts'
import {
  changeQuantityBy,
  clearCart,
  focusOrderDiscount,
  focusPart,
  focusQuantity,
  moveLine,
  moveSelection,
  openNewTab,
  openSelected,
  removeSelected,
  splitSelected,
  stepMethod,
  stepUnit,
  undoRemoval,
} from './line/line-actions.ts'
import { type Sale, useTill } from './sale-context.ts'
import { saleKeys } from './sale-keys.ts'
import { changeSettings, useTillSettings } from './settings/till-settings.ts'

interface SaleActions {
  pay: () => void
  togglePrint: () => void
}

/** Binds the keys of the till. */
export function useSaleKeys(sale: Sale, { pay, togglePrint }: SaleActions) {
  const { till, find, focusFind } = sale
  const isEmpty = useTill(({ view }) => view.lines.length === 0)
  useHotkey(saleKeys.newTab, () => openNewTab(sale))
  useHotkey(saleKeys.quantity, () => focusQuantity(sale))
  useHotkey(saleKeys.find, () => find.current?.select())
  useHotkey(saleKeys.doses, () => sale.openDoses(''))
  useHotkey(saleKeys.customer, () => focusPart('customer'))
  useHotkey(saleKeys.orderDiscount, focusOrderDiscount)
  useHotkey(saleKeys.note, () => openSelected(sale, 'note'))
  useHotkey(saleKeys.unit, () => stepUnit(sale))
  useHotkey(saleKeys.method, () => stepMethod(sale))
  useHotkey(saleKeys.undo, undoRemoval, { leftToText: true })
  useHotkey(saleKeys.lots, () => openSelected(sale, 'lots'))
  useHotkey(saleKeys.price, () => openSelected(sale, 'price'))
  useHotkey(saleKeys.given, () => focusPart('given'))
  useHotkey(saleKeys.pay, pay)
  useHotkey(saleKeys.print, togglePrint)
  useHotkey(saleKeys.up, () => moveSelection(sale, -1), { repeat: true })
  useHotkey(saleKeys.down, () => moveSelection(sale, 1), { repeat: true })
  useHotkey(saleKeys.moveUp, () => moveLine(sale, -1), { repeat: true })
  useHotkey(saleKeys.moveDown, () => moveLine(sale, 1), { repeat: true })
  useHotkey(saleKeys.clear, () => clearCart(sale))
  useHotkey(saleKeys.more, () => changeQuantityBy(sale, 1), { repeat: true })
  useHotkey(saleKeys.less, () => changeQuantityBy(sale, -1), { repeat: true })
  useHotkey(saleKeys.split, () => splitSelected(sale))
  useHotkey(saleKeys.remove, () => removeSelected(sale))
  useHotkey(saleKeys.previousTab, () => till.stepTab(-1))
  useHotkey(saleKeys.nextTab, () => till.stepTab(1))
  useHotkey(saleKeys.tiles, () => changeSettings({ showsTiles: !useTillSettings.getState().showsTiles }))
  // With goods its part listens, which is not there before them.
  useHotkey(saleKeys.details, () => toast.warning(saleText.emptyFirst), { enabled: isEmpty })
  useHotkey(saleKeys.back, () => {
    if (till.store.getState().panel) till.closePanel()
    focusFind()
  })
}

/**
 * The keys of the cart while the find box is empty: there they would write characters, so the registry leaves them to
 * the box. Gives whether the key was one of them.
 */
export function runLineKey(sale: Sale, event: KeyboardEvent): boolean {
  const actions = [
    [saleKeys.up, () => moveSelection(sale, -1)],
    [saleKeys.down, () => moveSelection(sale, 1)],
    [saleKeys.moveUp, () => moveLine(sale, -1)],
    [saleKeys.moveDown, () => moveLine(sale, 1)],
    [saleKeys.clear, () => clearCart(sale)],
    [saleKeys.more, () => changeQuantityBy(sale, 1)],
    [saleKeys.less, () => changeQuantityBy(sale, -1)],
    [saleKeys.remove, () => removeSelected(sale)],
    [{ key: '?' }, showKeys],
  ] as const
  const found = actions.find(([hotkey]) => matchesHotkey(hotkey.key, event))
  found?.[1]()
  return found !== undefined
}

/** Opens the note of what a customer asks for, as its key does. */
export function showCustomerRequest() {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F4', shiftKey: true }))
}

/** Opens the window of the prescription, as its key does. */
export function showPrescription() {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', ctrlKey: true }))
}

/** Opens the kit's overview of keys, which listens for `?` outside fields. */
export function showKeys() {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
}
