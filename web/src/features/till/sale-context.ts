import type { Bill } from '@quay/contract/bill/shapes'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { AlikeAsked } from './alike/alike-window.tsx'
import type { TillState } from './till.ts'
import type { PrintBill, PrintSlip, TillSession } from './till-session.ts'

export interface Sale extends TillSession {
  print: PrintBill
  printSlip: PrintSlip
  /** Opens the drawer by the printer that it hangs on; false where a paper has to do it (road A). */
  openDrawer(): Promise<boolean>
  /** Asks for a reason and cancels a bill just made; left out where the person may not. */
  cancelSale: ((bill: Bill, onCancelled: () => void) => void) | undefined
  /** Fetches what printing needs, so that it prints without a network too. */
  loadPrint(): Promise<unknown>
  /** Brings the keyboard back to the find box, where the next scan goes. On a touch screen it stays where it is. */
  focusFind(): void
  /** Opens the liều, those that match the words. */
  openDoses(query: string): void
  /** Opens the medicines that may stand in for goods that were found, or for those of a line. */
  openAlike(asked: AlikeAsked): void
  /** Registered by the find box. */
  find: { current: HTMLInputElement | null }
  /** Kept once what is being looked up lies in the cart: who pays right behind a scan means it too. */
  finding: { current: Promise<void> }
}

export const SaleContext = createContext<Sale | null>(null)

/** The open till, for the parts of the sale screen. */
export function useSale(): Sale {
  const sale = use(SaleContext)
  if (!sale) throw new Error('This part stands outside the sale screen')
  return sale
}

/** What a part shows of the till's state; it is drawn again only when that changes. */
export function useTill<T>(select: (state: TillState) => T): T {
  return useStore(useSale().till.store, select)
}

/** The cart on the screen; undefined while none is open. */
export const openCart = ({ drafts, activeId }: TillState) => drafts.find(({ id }) => id === activeId)?.cart
