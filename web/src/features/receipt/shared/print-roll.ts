import { ordinaryReceipt, type ReceiptTemplate } from '@quay/contract/bill/receipt'
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ownTill } from '../../../api/own-till.ts'

/** A logo that has not come by then is left off: the customer waits. */
const patienceMs = 1_500

/** Takes away what the last print put into the document. */
let clear = () => {}

/** Prints a paper on the roll in the look of the branch, the ordinary one where that is unknown: as many copies at once as the branch wants. */
export async function printRoll(
  known: ReceiptTemplate | null | undefined,
  draw: (template: ReceiptTemplate, part: number) => ReactElement,
): Promise<void> {
  clear()
  const template = onOwnRoll(known ?? { ...ordinaryReceipt, logo: null })
  const paper = document.createElement('div')
  paper.dataset.printArea = ''
  paper.inert = true
  // Beside the screen and not hidden: what is hidden has no height to measure.
  paper.className = 'fixed top-0 left-[-200mm] print:static [page:receipt]'
  document.body.append(paper)
  const root = createRoot(paper)
  flushSync(() => root.render(copiesOf(template, draw)))

  let sheet: CSSStyleSheet | undefined
  const clearThis = () => {
    clear = () => {}
    window.removeEventListener('afterprint', clearThis)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    root.unmount()
    paper.remove()
  }
  clear = clearThis
  await pictureOf(paper)
  // Another print began while the logo was on its way.
  if (clear !== clearThis) return
  sheet = pageOf(paper, template.paper)
  document.adoptedStyleSheets.push(sheet)
  // Safari on a tablet comes back from print() before it prints, so only this event tells that the paper is done with.
  window.addEventListener('afterprint', clearThis)
  window.print()
}

/** A till with a paper width of its own uses that instead of the branch's. */
function onOwnRoll(template: ReceiptTemplate): ReceiptTemplate {
  return { ...template, paper: ownTill()?.paper ?? template.paper }
}

/** The copies, each on a sheet of its own. */
function copiesOf(template: ReceiptTemplate, draw: (template: ReceiptTemplate, part: number) => ReactElement) {
  return Array.from({ length: template.copies }, (_, index) =>
    createElement(
      'div',
      { key: index, className: index > 0 ? 'break-before-page' : undefined },
      draw(template, index + 1),
    ),
  )
}

/** Waits for the logo, which has its height only then. */
async function pictureOf(paper: HTMLElement): Promise<void> {
  const pictures = [...paper.querySelectorAll('img')]
  if (pictures.every(picture => picture.complete)) return
  const late = new Promise(resolve => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled(pictures.map(picture => picture.decode())), late])
}

/** The paper ends where the receipt ends: a roll has no pages, but each copy is cut off. */
function pageOf(paper: HTMLElement, width: number): CSSStyleSheet {
  const pixelsPerMillimetre = 96 / 25.4
  const first = paper.firstElementChild?.scrollHeight ?? paper.scrollHeight
  const height = Math.ceil(first / pixelsPerMillimetre) + 1
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page receipt { size: ${width}mm ${height}mm; margin: 0 }`)
  return sheet
}
