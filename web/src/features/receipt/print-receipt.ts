import type { Bill } from '@quay/contract/bill'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useSession } from '../../api/session.ts'
import { ReceiptPaper, type TransferAccount } from './receipt-paper.tsx'

export interface PrintOptions {
  /** The sale is still in this browser: it has no number and no public page yet. */
  isUnsent?: boolean
  /** Gets the VietQR code of what is still owed. */
  transferTo?: TransferAccount | null
}

/** Takes away what the last print put into the document. */
let clear = () => {}

/**
 * Prints a receipt of 80 mm. From the second print on (`bill.printCount`, counted by the caller before this) the paper
 * says that it is a copy.
 */
export function printReceipt(bill: Bill, { isUnsent = false, transferTo = null }: PrintOptions = {}): void {
  clear()
  const paper = document.createElement('div')
  paper.dataset.printArea = ''
  paper.inert = true
  // Beside the screen and not hidden: what is hidden has no height to measure.
  paper.className = 'fixed top-0 left-[-200mm] print:static [page:receipt]'
  document.body.append(paper)
  const root = createRoot(paper)
  const { origin } = window.location
  const timeZone = timeZoneOf(bill.branchId)
  flushSync(() => root.render(createElement(ReceiptPaper, { bill, origin, timeZone, isUnsent, transferTo })))

  const sheet = pageOf(paper)
  document.adoptedStyleSheets.push(sheet)
  const clearThis = () => {
    clear = () => {}
    window.removeEventListener('afterprint', clearThis)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    root.unmount()
    paper.remove()
  }
  clear = clearThis
  // Safari on a tablet comes back from print() before it prints, so only this event tells that the paper is done with.
  window.addEventListener('afterprint', clearThis)
  window.print()
}

/** The paper ends where the receipt ends: a roll has no pages. */
function pageOf(paper: HTMLElement): CSSStyleSheet {
  const pixelsPerMillimetre = 96 / 25.4
  const height = Math.ceil(paper.scrollHeight / pixelsPerMillimetre) + 1
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page receipt { size: 80mm ${height}mm; margin: 0 }`)
  return sheet
}

function timeZoneOf(branchId: string): string {
  const branches = useSession.getState().profile?.branches ?? []
  return branches.find(branch => branch.id === branchId)?.timeZone ?? 'Asia/Ho_Chi_Minh'
}
