import { type LabelPaper, layOutLabels } from '../label/label-papers.ts'
import { usualDensity } from './paper-sheet.ts'
import type { Box, LaidOut, Measure, TextStyle } from './part.ts'
import { cutText, wrapText } from './wrap-text.ts'

/** One row of a label. A text that is too long is cut; `atMost` says how many lines it may take. */
export type LabelRow =
  | {
      row: 'text'
      text: string
      bold?: boolean
      align?: 'left' | 'middle'
      atMost?: number
      isSmall?: boolean
      isLarge?: boolean
    }
  | { row: 'pair'; left: string; right: string; bold?: boolean }
  | { row: 'rule' }
  /** Bars as high as this share of the label. */
  | { row: 'barcode'; text: string; share: number }

/** Letters of a label in dots: as large as all its rows allow. 14 dots are the smallest that a head of 203 dpi prints legibly. */
const [largest, smallest] = [32, 14]
const lineHeight = 1.15
const [smallShare, largeShare] = [0.85, 1.4]

/**
 * Labels of a roll, one page a row of them, in dots of a head of 203 dpi; `shift` moves all by millimetres. No box leaves its label: what
 * does not fit with the smallest letters is left off from the end.
 */
export function layOutLabelRows(
  labels: readonly (readonly LabelRow[])[],
  paper: LabelPaper,
  shift: { x: number; y: number },
  measure: Measure,
): LaidOut {
  const dots = (millimetres: number) => Math.round(millimetres * usualDensity)
  const width = Math.ceil((paper.page.width * usualDensity) / 8) * 8
  const height = dots(paper.page.height)
  const [wide, tall] = [dots(paper.label.width), dots(paper.label.height)]
  const pad = dots(1)
  const pages: { height: number; boxes: Box[] }[] = []
  for (const [at, { page, left, top }] of layOutLabels(paper, labels.length, shift).entries()) {
    pages[page] ??= { height, boxes: [] }
    const place = { x: dots(left) + pad, y: dots(top) + pad, width: wide - 2 * pad, height: tall - 2 * pad }
    pages[page].boxes.push(...boxesOf(labels[at]!, place, measure).filter(box => isInside(box, width, height)))
  }
  return {
    sheet: { width, dotsPerMillimetre: usualDensity, margin: { top: 0, right: 0, bottom: 0, left: 0 } },
    pages,
  }
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

const isInside = ({ x, y, width, height }: Box, wide: number, tall: number) =>
  x >= 0 && y >= 0 && x + width <= wide && y + height <= tall

function boxesOf(rows: readonly LabelRow[], place: Place, measure: Measure): Box[] {
  for (let size = largest; size > smallest; size -= 1) {
    const boxes = placed(rows, size, place, measure)
    if (boxes) return boxes
  }
  for (let count = rows.length; count > 0; count -= 1) {
    const boxes = placed(rows.slice(0, count), smallest, place, measure)
    if (boxes) return boxes
  }
  return []
}

/** The rows with letters of a size, or null where they are too high for the label. */
function placed(rows: readonly LabelRow[], size: number, place: Place, measure: Measure): Box[] | null {
  const boxes: Box[] = []
  let y = place.y
  const text = (line: string, style: TextStyle, align: 'left' | 'middle' | 'right', most = place.width) => {
    const width = Math.min(most, Math.ceil(measure(line, style)))
    const free = place.width - width
    const x = place.x + (align === 'left' ? 0 : align === 'right' ? free : Math.floor(free / 2))
    boxes.push({ kind: 'text', text: line, ...style, x, y, width, height: Math.ceil(style.size * lineHeight) })
    return width
  }
  for (const row of rows) {
    if (row.row === 'barcode') {
      const height = Math.round(place.height * row.share)
      boxes.push({ kind: 'barcode', text: row.text, x: place.x, y, width: place.width, height })
      y += height + 2
      continue
    }
    if (row.row === 'rule') {
      boxes.push({ kind: 'rule', isDashed: false, x: place.x, y: y + 2, width: place.width, height: 2 })
      y += 6
      continue
    }
    const share = row.row === 'pair' ? 1 : row.isSmall ? smallShare : row.isLarge ? largeShare : 1
    const own = Math.max(smallest, Math.round(size * share))
    const style = { size: own, bold: row.bold ?? false, italic: false }
    const step = Math.ceil(own * lineHeight)
    if (row.row === 'pair') {
      const taken = text(row.right, style, 'right')
      const room = place.width - taken - 6
      if (room > own) text(cutText(row.left, room, style, measure), style, 'left', room)
      y += step
      continue
    }
    const lines = wrapText(row.text, place.width, style, measure)
    const atMost = row.atMost ?? 1
    const shown = lines.length > atMost ? [...lines.slice(0, atMost - 1), lines.slice(atMost - 1).join(' ')] : lines
    for (const line of shown) {
      if (line !== '') text(cutText(line, place.width, style, measure), style, row.align ?? 'left')
      y += step
    }
  }
  return y <= place.y + place.height ? boxes : null
}
