import type { PrintStore } from '@quay/contract/print-template/branch-print'
import { isLabel, type PrintKind, type PrintPaper, papersOf, printKinds } from '@quay/contract/print-template/template'
import { labelPaperOf } from '@quay/domain/label/label-papers'
import { compose, noPrintStore } from '@quay/domain/print/compose'
import { labelRows } from '@quay/domain/print/label-content'
import { layOutLabelRows } from '@quay/domain/print/label-rows'
import { layOut } from '@quay/domain/print/lay-out'
import { ordinaryTemplate } from '@quay/domain/print/ordinary-template'
import { isRoll, sheetOf } from '@quay/domain/print/paper-sheet'
import type { LaidOut, Measure } from '@quay/domain/print/part'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bytesOf } from '../../print/printer/printer-language.ts'
import { tsplOf } from '../../print/printer/tspl.ts'
import { paintBits } from '../../print/raster/paint-bits.ts'
import { vietQr } from '../../ui/paper/viet-qr.ts'
import { type SampleName, sampleOf, samplesOf } from './sample-documents.ts'

/** What is said where a paper differs. */
const how =
  'A paper comes out otherwise than before. Where that is wanted, look at its picture (PAPERS, docs/topics/printers.md) and renew: ' +
  'npx vitest run -u web/src/features/print-template/golden-papers.test.ts'
const files = Object.keys(import.meta.glob('../../../test/papers/*.txt')).map(file => file.split('/').at(-1))

/** Letters of every machine are as wide as these: what the machine's own fonts decide is left out. */
const measure: Measure = (text, { size, bold }) => [...text.normalize('NFC')].length * size * (bold ? 0.58 : 0.52)

/** A canvas without letters: rules and codes are the same dots on every machine. */
class CanvasWithoutLetters {
  private readonly dots: Uint8ClampedArray
  fillStyle = '#fff'
  font = ''
  textBaseline = ''
  private readonly width: number
  private readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.dots = new Uint8ClampedArray(width * height * 4).fill(255)
  }
  getContext() {
    return this
  }
  fillText() {}
  fillRect(x: number, y: number, width: number, height: number) {
    const shade = this.fillStyle === '#000' ? 0 : 255
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row += 1)
      for (let column = Math.max(0, x); column < Math.min(this.width, x + width); column += 1)
        this.dots.fill(shade, (row * this.width + column) * 4, (row * this.width + column) * 4 + 3)
  }
  getImageData() {
    return { width: this.width, height: this.height, data: this.dots }
  }
}

beforeAll(() => {
  vi.stubGlobal('OffscreenCanvas', CanvasWithoutLetters)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const branch = { id: 'b', name: 'Chi nhánh chính', address: '12 Lê Lợi, Phường Bến Thành', phone: '0283 123 4567' }
const storeName = 'Nhà thuốc Bình An'
const store: PrintStore = {
  ...noPrintStore,
  receiptHeader: 'Đạt chuẩn GPP',
  returnPolicy: 'Đổi trong 3 ngày',
  printsSaved: true,
}

function laidOut(kind: PrintKind, paper: PrintPaper, name: SampleName): LaidOut {
  const template = ordinaryTemplate(kind, paper)
  const { document, copy = 0 } = sampleOf(name, { branch, storeName, last: null })
  if (document.kind === 'bag' || document.kind === 'parcel') {
    if (!isLabel(paper)) throw new Error(`${paper} is no label`)
    return layOutLabelRows([labelRows(document, template)], labelPaperOf(paper), { x: 0, y: 0 }, measure)
  }
  const setting = {
    issuer: { storeName, branchName: branch.name, address: branch.address, phone: branch.phone, taxCode: null },
    timeZone: 'Asia/Ho_Chi_Minh',
    origin: 'https://quay.example.vn',
    copy,
    part: 1,
    parts: 1,
  }
  return layOut(compose(document, { template, store, setting }, { vietQr }), sheetOf(paper), measure)
}

const traits = { language: 'esc-pos', dots: 576, feedLines: 4, hasCutter: true, drawerPin: 2 } as const

/** Each box on a line: where, how large, what. Of what goes to a printer as bytes, how many and their hash too. */
async function written(laid: LaidOut, paper: PrintPaper): Promise<string[]> {
  const boxes = laid.pages.flatMap(({ height, boxes: all }, place) => [
    `page ${place + 1}, ${height} dots`,
    ...all.map(box => {
      const at = `${box.x},${box.y} ${box.width}×${box.height} ${box.kind}`
      if (box.kind === 'text')
        return `${at} ${box.size}${box.bold ? ' bold' : ''}${box.italic ? ' italic' : ''}: ${box.text}`
      if (box.kind === 'rule') return box.isDashed ? `${at} dashed` : at
      return 'text' in box ? `${at}: ${box.text}` : at
    }),
  ])
  if (!isRoll(paper) && !isLabel(paper)) return boxes
  const bits = laid.pages.map(page => paintBits(laid, page, new Map()))
  const bytes = isLabel(paper) ? tsplOf(bits, { ...labelPaperOf(paper).page, gap: 2 }) : bytesOf(bits, traits)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return [`${bytes.length} bytes without letters, sha256 ${hash}`, ...boxes]
}

// All papers of a kind with its first document, and all its documents on its first paper.
it.each(printKinds)('papers of %s come out as they did', async kind => {
  const [firstPaper] = papersOf[kind]
  const [firstSample] = samplesOf[kind].filter(name => name !== 'last')
  const wanted = [
    ...samplesOf[kind].filter(name => name !== 'last').map(name => [firstPaper!, name] as const),
    ...papersOf[kind].slice(1).map(paper => [paper, firstSample!] as const),
  ]
  const pieces = await Promise.all(
    wanted.map(async ([paper, name]) => [
      `== ${name} on ${paper}`,
      ...(await written(laidOut(kind, paper, name), paper)),
      '',
    ]),
  )
  // A file that is not there would be written without a word.
  expect(files, how).toContain(`${kind}.txt`)
  await expect(pieces.flat().join('\n'), how).toMatchFileSnapshot(`../../../test/papers/${kind}.txt`)
})

it('keeps no paper of a kind that is gone', () => {
  expect(files.toSorted()).toEqual(printKinds.map(kind => `${kind}.txt`).toSorted())
})
