import { layOut } from '@quay/domain/print/lay-out'
import type { LaidOut } from '@quay/domain/print/part'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { heightOf, PagePaper } from './paint-page.tsx'
import type { Composition } from './raster/compose-papers.ts'
import { makeMeasure } from './raster/measure-text.ts'

/** A logo that has not come by then is left off: the customer waits. */
const patienceMs = 1_500

/** Takes away what the last print put into the document. */
let clear = () => {}

/**
 * Prints papers by the browser, all copies at once, each on a page of its own; a roll ends where its paper does. Resolves when the
 * browser has printed or its dialog was left; what was printed cannot be known.
 */
export async function printPage({ papers, sheet }: Composition): Promise<void> {
  const measure = makeMeasure()
  await printLaidOut(papers.map(parts => layOut(parts, sheet, measure)))
}

/** The same of papers that are laid out. */
export async function printLaidOut(laid: readonly LaidOut[]): Promise<void> {
  clear()
  const area = document.createElement('div')
  area.dataset.printArea = ''
  area.inert = true
  // Beside the screen and not hidden: pictures of what is hidden are not fetched.
  area.className = 'fixed top-0 left-[-300mm] print:static [page:paper]'
  document.body.append(area)
  const root = createRoot(area)
  flushSync(() => root.render(laid.map((paper, place) => createElement(OneCopy, { key: place, paper, place }))))

  let style: CSSStyleSheet | undefined
  const clearThis = () => {
    clear = () => {}
    window.removeEventListener('afterprint', clearThis)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== style)
    root.unmount()
    area.remove()
  }
  clear = clearThis
  await picturesOf(area)
  // Another print began while the logo was on its way.
  if (clear !== clearThis) return
  style = pageOf(laid)
  document.adoptedStyleSheets.push(style)
  // Safari on a tablet comes back from print() before it prints, so only this event tells that the paper is done with.
  window.addEventListener('afterprint', clearThis)
  window.print()
}

function OneCopy({ paper, place }: { paper: LaidOut; place: number }) {
  return createElement(
    'div',
    place > 0 ? { className: 'break-before-page' } : null,
    createElement(PagePaper, { paper }),
  )
}

/** Waits for the logo. */
async function picturesOf(area: HTMLElement): Promise<void> {
  const pictures = [...area.querySelectorAll('img')]
  if (pictures.every(picture => picture.complete)) return
  const late = new Promise(resolve => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled(pictures.map(picture => picture.decode())), late])
}

/** The page of the browser: of a roll as long as the longest copy, for a roll has no pages. */
function pageOf(laid: readonly LaidOut[]): CSSStyleSheet {
  const { sheet } = laid[0]!
  const { margin, width, dotsPerMillimetre, pageHeight } = sheet
  const tall = pageHeight ?? Math.max(...laid.map(({ pages }) => heightOf(sheet, pages[0]!.height))) + 0.5
  const wide = Math.round(margin.left + width / dotsPerMillimetre + margin.right)
  const style = new CSSStyleSheet()
  style.replaceSync(`@page paper { size: ${wide}mm ${tall}mm; margin: 0 }`)
  return style
}
