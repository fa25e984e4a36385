import { isLabel, type PrintPaper } from '@quay/contract/print-template/template'
import { labelPaperOf } from '../label/label-papers.ts'
import type { Sheet } from './part.ts'

/** Dots in a millimetre of the usual head of 203 dpi. */
export const usualDensity = 8
/** What the usual heads print of each roll, in dots (printing paper, §4). */
export const usualDots = { 80: 576, 58: 384 } as const
/** Millimetres that the usual heads print of each roll. */
const printedWidth = { 80: 72, 58: 48 } as const

export const isRoll = (paper: PrintPaper): paper is '80' | '58' => paper === '80' || paper === '58'

/** A paper by its name. `dots` is the head's width where that is another than usual: 512 of an older one is 180 dpi. */
export function sheetOf(paper: PrintPaper, dots?: number): Sheet {
  if (isRoll(paper)) {
    const width = dots ?? usualDots[paper]
    // 420 and 432 dots are wider heads of the same density; 512 are as wide as 576 and coarser.
    const dotsPerMillimetre = width === 512 ? 512 / printedWidth[80] : usualDensity
    const side = (Number(paper) - width / dotsPerMillimetre) / 2
    return { width, dotsPerMillimetre, margin: { top: 2, right: side, bottom: 4, left: side } }
  }
  if (isLabel(paper)) {
    const { page } = labelPaperOf(paper)
    const margin = { top: 0, right: 0, bottom: 0, left: 0 }
    return { width: page.width * usualDensity, dotsPerMillimetre: usualDensity, margin, pageHeight: page.height }
  }
  const [width, height] = paper === 'A5' ? [148, 210] : [210, 297]
  const margin = paper === 'A5' ? 8 : 12
  return {
    width: (width - 2 * margin) * usualDensity,
    dotsPerMillimetre: usualDensity,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
    pageHeight: height,
  }
}

/** Width of the whole paper in millimetres. */
export const widthOf = ({ width, dotsPerMillimetre, margin }: Sheet): number =>
  Math.round(margin.left + width / dotsPerMillimetre + margin.right)
