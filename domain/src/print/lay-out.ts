import type { Box, LaidOut, Measure, Part, Points, Sheet, TextStyle } from './part.ts'
import { wrapText } from './wrap-text.ts'

/** The smallest letters that a thermal head prints with every tone mark whole: 23 dots at 203 dpi. */
export const leastPoints = 8
const millimetresPerPoint = 25.4 / 72
/** Height of a line for its letters. */
const lineHeight = 1.3
/** Millimetres between words at the left and an amount at the right. */
const gapOfPair = 2
/** Millimetres between columns of a table. */
const gapOfColumns = 1.5
/** Room for a name to be signed, in millimetres. */
const signingRoom = 16

/**
 * Lays parts out on a paper: breaks texts, puts amounts at the right edge, cuts pages. The one place where it is decided what stands
 * where: both painters, the preview and the print window draw these boxes. No box lies outside the paper and none on another one.
 */
export function layOut(parts: readonly Part[], sheet: Sheet, measure: Measure): LaidOut {
  const layer = { sheet, measure }
  const blocks = parts.flatMap(part => blocksOf(part, layer))
  const room = sheet.pageHeight
    ? Math.floor((sheet.pageHeight - sheet.margin.top - sheet.margin.bottom) * sheet.dotsPerMillimetre)
    : Number.POSITIVE_INFINITY
  return { sheet, pages: pagesOf(blocks, room) }
}

interface Layer {
  sheet: Sheet
  measure: Measure
}

/** Boxes that no end of a page parts, from their own top; `head` are those that a next page begins with. */
interface Block {
  height: number
  boxes: Box[]
  head?: Block
}

function pagesOf(blocks: readonly Block[], room: number): LaidOut['pages'] {
  const pages: { height: number; boxes: Box[] }[] = [{ height: 0, boxes: [] }]
  const put = (block: Block) => {
    const page = pages.at(-1)!
    page.boxes.push(...block.boxes.map(box => ({ ...box, y: box.y + page.height })))
    page.height += block.height
  }
  for (const block of blocks) {
    if (pages.at(-1)!.height > 0 && pages.at(-1)!.height + block.height > room) {
      pages.push({ height: 0, boxes: [] })
      if (block.head) put(block.head)
    }
    put(block)
  }
  return pages
}

const dotsOf = ({ sheet }: Layer, millimetres: number) => Math.round(millimetres * sheet.dotsPerMillimetre)

function styleOf({ sheet }: Layer, points: Points, look: { bold?: boolean; italic?: boolean } = {}): TextStyle {
  const size = Math.max(1, Math.round(points * millimetresPerPoint * sheet.dotsPerMillimetre))
  return { size, bold: look.bold ?? false, italic: look.italic ?? false }
}

function blocksOf(part: Part, layer: Layer): Block[] {
  const { sheet } = layer
  switch (part.part) {
    case 'text':
      return textBlocks(part, layer)
    case 'pair':
      return [pairBlock(part, layer)]
    case 'table':
      return tableBlocks(part, layer)
    case 'rule': {
      const [thick, around] = part.isLight ? [1, 0.8] : [2, 1.6]
      const space = dotsOf(layer, around)
      const rule = { kind: 'rule', isDashed: !part.isLight, x: 0, y: space, width: sheet.width, height: thick } as const
      return [{ height: 2 * space + thick, boxes: [rule] }]
    }
    case 'space':
      return [{ height: dotsOf(layer, part.millimetres), boxes: [] }]
    case 'qr':
      return [squareBlock(part, layer)]
    case 'barcode': {
      const height = dotsOf(layer, part.millimetres)
      const around = dotsOf(layer, 1)
      return [
        {
          height: height + 2 * around,
          boxes: [{ kind: 'barcode', text: part.text, x: 0, y: around, width: sheet.width, height }],
        },
      ]
    }
    case 'picture': {
      const width = Math.min(sheet.width, dotsOf(layer, part.width))
      const height = dotsOf(layer, part.height)
      const x = Math.floor((sheet.width - width) / 2)
      const picture = { kind: 'picture', source: part.source, x, y: 0, width, height } as const
      return [{ height: height + dotsOf(layer, 1), boxes: [picture] }]
    }
    case 'signatures':
      return [signatureBlock(part, layer)]
    case 'ruler':
      return [rulerBlock(layer)]
    case 'together': {
      const blocks = part.parts.flatMap(one => blocksOf(one, layer))
      let height = 0
      const boxes = blocks.flatMap(block => {
        const moved = block.boxes.map(box => ({ ...box, y: box.y + height }))
        height += block.height
        return moved
      })
      return [{ height, boxes }]
    }
  }
}

/** A run of letters in its line. What is wider than the line by the rounding of its measure still lies on the paper. */
function run(text: string, style: TextStyle, layer: Layer, place: { x: number; y: number; most: number }): Box {
  const width = Math.min(place.most, Math.ceil(layer.measure(text, style)))
  return { kind: 'text', text, ...style, x: place.x, y: place.y, width, height: heightOf(style) }
}

const heightOf = ({ size }: TextStyle) => Math.ceil(size * lineHeight)

function textBlocks(part: Extract<Part, { part: 'text' }>, layer: Layer): Block[] {
  const style = styleOf(layer, part.points, part)
  const { width } = layer.sheet
  return wrapText(part.text, width, style, layer.measure).map(line => {
    const box = run(line, style, layer, { x: 0, y: 0, most: width })
    return { height: box.height, boxes: line === '' ? [] : [aligned(box, 0, width, part.align ?? 'left')] }
  })
}

function aligned(box: Box, left: number, width: number, align: 'left' | 'middle' | 'right'): Box {
  const free = width - box.width
  return { ...box, x: left + (align === 'left' ? 0 : align === 'right' ? free : Math.floor(free / 2)) }
}

/**
 * Words and an amount on one line. An amount is never broken: it gets smaller letters while it is wider than the paper, then a line of
 * its own. Words that leave no room for it wrap beside it, or stand above it where the room beside it is too small to read in.
 */
function pairBlock(part: Extract<Part, { part: 'pair' }>, layer: Layer): Block {
  const { width } = layer.sheet
  const gap = dotsOf(layer, gapOfPair)
  const right = fitting(part.right, part.points, part.bold ?? false, width, layer)
  const left = styleOf(layer, part.points, { bold: part.bold ?? part.boldLeft ?? false })
  const amount = run(part.right.normalize('NFC'), right, layer, { x: 0, y: 0, most: width })
  const beside = width - amount.width - gap
  const isApart =
    part.right !== '' && part.left !== '' && (beside < width * 0.3 || breaksBadly(part, beside, left, layer))
  const room = part.right === '' || isApart ? width : beside
  const lines = part.left === '' ? [] : wrapText(part.left, room, left, layer.measure)
  const tall = Math.max(heightOf(left), part.right === '' ? 0 : amount.height)
  const boxes = lines.map((line, place) =>
    run(line, left, layer, {
      x: 0,
      // Of the first line the letters stand on the line of the amount.
      y:
        place === 0 && !isApart
          ? tall - heightOf(left)
          : isApart
            ? place * heightOf(left)
            : tall + (place - 1) * heightOf(left),
      most: room,
    }),
  )
  const wordsEnd = isApart ? lines.length * heightOf(left) : tall + Math.max(0, lines.length - 1) * heightOf(left)
  if (part.right === '') return { height: wordsEnd, boxes: boxes.filter(hasLetters) }
  const y = isApart ? wordsEnd : tall - amount.height
  boxes.push({ ...amount, x: width - amount.width, y })
  return { height: isApart ? wordsEnd + amount.height : wordsEnd, boxes: boxes.filter(hasLetters) }
}

/** Whether words beside the amount would break where nobody wants it: inside a number, or in a name that has room on a line of its own. */
function breaksBadly(
  { left, bold, boldLeft }: Extract<Part, { part: 'pair' }>,
  beside: number,
  style: TextStyle,
  { sheet, measure }: Layer,
): boolean {
  if (measure(left, style) <= beside) return false
  const isHeading = (bold || boldLeft) && measure(left, style) <= sheet.width
  return (
    isHeading || left.split(/\s+/).some(word => measure(word, style) > beside && measure(word, style) <= sheet.width)
  )
}

const hasLetters = (box: Box) => box.kind !== 'text' || box.text !== ''

/** Letters in which a text stands on one line: the wanted ones, or smaller, never below what can be read. */
function fitting(text: string, points: Points, bold: boolean, width: number, layer: Layer): TextStyle {
  let style = styleOf(layer, points, { bold })
  for (let smaller = points; smaller > leastPoints && layer.measure(text, style) > width; ) {
    smaller = Math.max(leastPoints, smaller - 0.5)
    style = styleOf(layer, smaller, { bold })
  }
  return style
}

function tableBlocks(part: Extract<Part, { part: 'table' }>, layer: Layer): Block[] {
  const { width } = layer.sheet
  const gap = dotsOf(layer, gapOfColumns)
  const lefts: number[] = []
  const widths: number[] = []
  const shares = part.columns.reduce((sum, { share }) => sum + share, 0)
  const free = width - gap * (part.columns.length - 1)
  let x = 0
  for (const { share } of part.columns) {
    lefts.push(x)
    widths.push(Math.floor((free * share) / shares))
    x += widths.at(-1)! + gap
  }
  const space = dotsOf(layer, part.isTight ? 0.35 : 0.7)
  const rowBlock = (cells: readonly string[], bold: boolean, isHead = false): Block => {
    const boxes: Box[] = []
    let height = 0
    for (const [place, cell] of cells.entries()) {
      const column = part.columns[place]!
      const most = widths[place]!
      const isFigure = column.align === 'right'
      // A figure is never broken, nor is a head of one word; they get smaller, as an amount beside its words does.
      const isWhole = isFigure || (isHead && !cell.includes(' '))
      const style = isWhole ? smallest(cell, part.points, bold, most, layer) : styleOf(layer, part.points, { bold })
      const lines = isFigure && !isHead ? [cell] : wrapText(cell, most, style, layer.measure)
      for (const [row, line] of lines.entries())
        if (line !== '')
          boxes.push(
            aligned(
              run(line, style, layer, { x: 0, y: space + row * heightOf(style), most }),
              lefts[place]!,
              most,
              column.align,
            ),
          )
      height = Math.max(height, lines.length * heightOf(style))
    }
    const end = height + 2 * space
    boxes.push({ kind: 'rule', isDashed: false, x: 0, y: end, width, height: 1 })
    return { height: end + 1, boxes }
  }
  const head = rowBlock(
    part.columns.map(column => column.head),
    true,
    true,
  )
  const end = { height: dotsOf(layer, 1.5), boxes: [] }
  return [
    head,
    ...part.rows.map((row, place) => ({ ...rowBlock(row, part.strong?.includes(place) ?? false), head })),
    end,
  ]
}

/** As small as the column asks for: a figure in a table may be smaller than what a thermal head prints, since it is on a sheet. */
function smallest(text: string, points: Points, bold: boolean, width: number, layer: Layer): TextStyle {
  let style = styleOf(layer, points, { bold })
  for (let smaller = points - 0.5; smaller >= 5 && layer.measure(text, style) > width; smaller -= 0.5)
    style = styleOf(layer, smaller, { bold })
  return style
}

function squareBlock(part: Extract<Part, { part: 'qr' }>, layer: Layer): Block {
  const side = Math.min(layer.sheet.width, dotsOf(layer, part.millimetres))
  const around = dotsOf(layer, 1)
  const x = Math.floor((layer.sheet.width - side) / 2)
  const box = { kind: 'qr', text: part.text, label: part.label, x, y: around, width: side, height: side } as const
  return { height: side + 2 * around, boxes: [box] }
}

function signatureBlock(part: Extract<Part, { part: 'signatures' }>, layer: Layer): Block {
  const { width } = layer.sheet
  const gap = dotsOf(layer, gapOfColumns)
  const each = Math.floor((width - gap * (part.names.length - 1)) / part.names.length)
  const bold = styleOf(layer, part.points, { bold: true })
  const small = styleOf(layer, leastPoints, { italic: true })
  const lines = part.names.map(name => wrapText(name, each, bold, layer.measure))
  const most = Math.max(...lines.map(one => one.length))
  const hints = wrapText(part.hint, each, small, layer.measure)
  const top = dotsOf(layer, 3)
  const boxes = lines.flatMap((names, place) => {
    const left = place * (each + gap)
    const named = names.map((line, row) =>
      aligned(run(line, bold, layer, { x: 0, y: top + row * heightOf(bold), most: each }), left, each, 'middle'),
    )
    const signed = hints.map((line, row) =>
      aligned(
        run(line, small, layer, { x: 0, y: top + most * heightOf(bold) + row * heightOf(small), most: each }),
        left,
        each,
        'middle',
      ),
    )
    return [...named, ...signed]
  })
  return { height: top + most * heightOf(bold) + hints.length * heightOf(small) + dotsOf(layer, signingRoom), boxes }
}

/** A mark at each millimetre, longer at five and ten; it counts in millimetres of the head as it was said to be. */
function rulerBlock(layer: Layer): Block {
  const { width, dotsPerMillimetre } = layer.sheet
  const style = styleOf(layer, leastPoints)
  const boxes: Box[] = []
  const last = Math.floor(width / dotsPerMillimetre)
  for (let millimetre = 0; millimetre <= last; millimetre += 1) {
    const height = millimetre % 10 === 0 ? 32 : millimetre % 5 === 0 ? 22 : 12
    const x = Math.min(width - 1, Math.round(millimetre * dotsPerMillimetre))
    boxes.push({ kind: 'tick', x, y: 0, width: 1, height })
    if (millimetre % 10 === 0) {
      const number = run(String(millimetre), style, layer, { x: 0, y: 34, most: width })
      boxes.push({ ...number, x: Math.max(0, Math.min(width - number.width, x - Math.floor(number.width / 2))) })
    }
  }
  return { height: 34 + heightOf(style) + dotsOf(layer, 1), boxes }
}
