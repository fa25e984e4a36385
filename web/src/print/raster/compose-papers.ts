import type { PrintPaper } from '@quay/contract/print-template/template'
import { compose } from '@quay/domain/print/compose'
import { isRoll, sheetOf } from '@quay/domain/print/paper-sheet'
import type { Part, Sheet } from '@quay/domain/print/part'
import { ownTill } from '../../api/session/own-till.ts'
import { vietQr } from '../../ui/paper/viet-qr.ts'
import type { Printed } from '../print-job.ts'

export interface Composition {
  paper: PrintPaper
  sheet: Sheet
  /** One of them for each copy. */
  papers: readonly (readonly Part[])[]
}

/**
 * A document as it is printed now. A till with a roll of its own prints on that; `dots` is what the head of its printer prints of the
 * width, which says which roll it is.
 */
export function composePapers(printed: Printed, dots?: number): Composition {
  const { document, template, store, setting } = printed
  const paper = paperFor(template.paper, dots)
  const look = { ...template, paper }
  const papers = Array.from({ length: template.copies }, (_, place) =>
    compose(
      document,
      { template: look, store, setting: { ...setting, part: place + 1, parts: template.copies } },
      { vietQr },
    ),
  )
  return { paper, sheet: sheetOf(paper, isRoll(paper) ? dots : undefined), papers }
}

/** Narrower heads are those of rolls of 58 mm. */
const narrow = 448

function paperFor(wanted: PrintPaper, dots?: number): PrintPaper {
  if (dots !== undefined) return dots <= narrow ? '58' : '80'
  const own = ownTill()?.paper
  return own && isRoll(wanted) ? (String(own) as PrintPaper) : wanted
}
