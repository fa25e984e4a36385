import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import {
  changeQuantityBy,
  clearCart,
  focusOrderDiscount,
  focusQuantity,
  moveLine,
  moveSelection,
  openSelected,
  removeSelected,
  splitSelected,
  stepUnit,
  undoRemoval,
} from '../line/line-actions.ts'
import type { Sale } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'

/** The keys of a till that work on its cart. Those that the return has too are the cart's while the keyboard is in it. */
export function useCartKeys(sale: Sale, isInside: boolean) {
  const { till, find, focusFind } = sale
  const inside = { enabled: isInside }
  useHotkey(saleKeys.find, () => find.current?.select())
  useHotkey(saleKeys.orderDiscount, focusOrderDiscount)
  useHotkey(saleKeys.doses, () => sale.openDoses(''))
  useHotkey(saleKeys.quantity, () => focusQuantity(sale))
  useHotkey(saleKeys.unit, () => stepUnit(sale))
  useHotkey(saleKeys.lots, () => openSelected(sale, 'lots'))
  useHotkey(saleKeys.note, () => openSelected(sale, 'note'))
  useHotkey(saleKeys.price, () => openSelected(sale, 'price'), inside)
  useHotkey(saleKeys.undo, undoRemoval, { leftToText: true })
  useHotkey(saleKeys.up, () => moveSelection(sale, -1), { repeat: true, ...inside })
  useHotkey(saleKeys.down, () => moveSelection(sale, 1), { repeat: true, ...inside })
  useHotkey(saleKeys.moveUp, () => moveLine(sale, -1), { repeat: true, ...inside })
  useHotkey(saleKeys.moveDown, () => moveLine(sale, 1), { repeat: true, ...inside })
  useHotkey(saleKeys.more, () => changeQuantityBy(sale, 1), { repeat: true, ...inside })
  useHotkey(saleKeys.less, () => changeQuantityBy(sale, -1), { repeat: true, ...inside })
  useHotkey(saleKeys.split, () => splitSelected(sale), inside)
  useHotkey(saleKeys.remove, () => removeSelected(sale), inside)
  useHotkey(saleKeys.clear, () => clearCart(sale), inside)
  useHotkey(
    saleKeys.back,
    () => {
      if (till.store.getState().panel) till.closePanel()
      focusFind()
    },
    inside,
  )
}
