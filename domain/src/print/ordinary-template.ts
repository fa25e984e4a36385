import {
  type PrintBlock,
  type PrintKind,
  type PrintPaper,
  type PrintTemplate,
  reportRows,
} from '@quay/contract/print-template/template'
import { isRoll } from './paper-sheet.ts'
import { paperWords } from './paper-words.ts'

const usualPaper: Readonly<Record<PrintKind, PrintPaper>> = {
  bill: '80',
  return: '80',
  order: '80',
  quotation: '80',
  delivery: '80',
  voucher: '80',
  shift: '80',
  report: 'A4',
  prescription: '80',
  bag: '70x50',
  parcel: '75x100',
}

const head: PrintBlock[] = [
  { type: 'logo', on: true },
  { type: 'shop', on: true },
  { type: 'header', on: true, text: null },
  { type: 'rule', on: true },
  { type: 'title' },
  { type: 'marks' },
]

const foot: PrintBlock[] = [
  { type: 'policy', on: true, text: null },
  { type: 'thanks', on: true, text: null },
]

const signed = (names: readonly string[], on = true): PrintBlock => ({ type: 'signatures', on, names: [...names] })

/** The blocks of a kind where neither branch nor store has said anything. */
const blocks: Readonly<Record<PrintKind, readonly PrintBlock[]>> = {
  bill: [
    ...head,
    { type: 'facts', rows: ['seller', 'customer', 'phone', 'prescription'] },
    { type: 'rule', on: true },
    {
      type: 'lines',
      rows: ['unitPrice', 'discount', 'lots', 'directions', 'doseParts', 'comboParts'],
      perLine: 2,
    },
    { type: 'sums', rows: ['promotions', 'words', 'vat', 'paid', 'debt', 'points', 'saved'] },
    { type: 'vietQr', when: 'owed' },
    { type: 'rule', on: true },
    { type: 'pageQr', on: true },
    { type: 'policy', on: true, text: null },
    { type: 'text', on: true, align: 'middle', size: 'S', text: paperWords.advice },
    { type: 'thanks', on: true, text: null },
    signed(paperWords.signatures.bill, false),
  ],
  return: [
    ...head,
    { type: 'facts', rows: ['seller', 'customer'] },
    { type: 'rule', on: true },
    { type: 'lines', rows: ['lots', 'discount'], perLine: 2 },
    { type: 'sums', rows: ['vat', 'paid'] },
    signed(paperWords.signatures.return),
  ],
  order: [
    ...head,
    { type: 'facts', rows: ['seller', 'customer', 'phone'] },
    { type: 'rule', on: true },
    { type: 'lines', rows: ['unitPrice', 'discount'], perLine: 2 },
    { type: 'sums', rows: [] },
    ...foot,
    signed(paperWords.signatures.order, false),
  ],
  quotation: [
    ...head,
    { type: 'facts', rows: ['seller', 'customer', 'phone'] },
    { type: 'rule', on: true },
    { type: 'lines', rows: ['unitPrice', 'discount', 'directions', 'doseParts', 'comboParts'], perLine: 2 },
    { type: 'sums', rows: ['promotions', 'words', 'vat'] },
    { type: 'thanks', on: true, text: null },
    signed(paperWords.signatures.quotation, false),
  ],
  delivery: [
    ...head,
    { type: 'facts', rows: ['seller'] },
    { type: 'rule', on: true },
    { type: 'lines', rows: [], perLine: 1 },
    { type: 'rule', on: true },
    { type: 'sums', rows: [] },
    { type: 'vietQr', when: 'owed' },
    signed(paperWords.signatures.delivery),
  ],
  voucher: [
    ...head,
    { type: 'facts', rows: ['seller'] },
    { type: 'lines', rows: [], perLine: 1 },
    { type: 'rule', on: true },
    { type: 'sums', rows: ['words'] },
    signed(paperWords.signatures.IN),
  ],
  shift: [
    ...head.filter(({ type }) => type !== 'logo' && type !== 'header'),
    { type: 'facts', rows: [] },
    { type: 'lines', rows: [], perLine: 1 },
    { type: 'sums', rows: [] },
  ],
  report: [
    ...head.filter(({ type }) => type !== 'header' && type !== 'rule'),
    { type: 'facts', rows: [] },
    { type: 'rule', on: true },
    { type: 'lines', rows: [...reportRows], perLine: 1 },
    { type: 'sums', rows: [] },
    signed(paperWords.signatures.shift),
  ],
  prescription: [
    ...head,
    { type: 'facts', rows: ['seller'] },
    { type: 'rule', on: true },
    { type: 'lines', rows: ['directions'], perLine: 2 },
    { type: 'sums', rows: [] },
    { type: 'text', on: true, align: 'middle', size: 'S', text: paperWords.advice },
    signed(paperWords.signatures.prescription, false),
  ],
  bag: [
    { type: 'shop', on: true },
    { type: 'title' },
    { type: 'facts', rows: ['patient', 'day'] },
    { type: 'lines', rows: ['strength', 'directions', 'lots'], perLine: 2 },
  ],
  parcel: [
    { type: 'shop', on: true },
    { type: 'title' },
    { type: 'marks' },
    { type: 'rule', on: true },
    { type: 'facts', rows: ['wished', 'note'] },
    { type: 'rule', on: true },
    { type: 'sums', rows: [] },
    { type: 'rule', on: true },
    { type: 'lines', rows: [], perLine: 1 },
  ],
}

/** What is signed on a sheet and not on a roll. */
const signedOnSheets: readonly PrintKind[] = ['order', 'quotation']

/** The template of a kind that holds where neither branch nor store has one of their own: the one that was there first. */
export function ordinaryTemplate(kind: PrintKind, paper: PrintPaper = usualPaper[kind]): PrintTemplate {
  const copied = structuredCopy(blocks[kind])
  if (!isRoll(paper) && signedOnSheets.includes(kind))
    for (const block of copied) if (block.type === 'signatures') block.on = true
  return { version: 1, kind, paper, copies: 1, autoPrint: true, blocks: copied }
}

/** A copy that an editor may change. */
const structuredCopy = (list: readonly PrintBlock[]): PrintBlock[] =>
  list.map(block => ({ ...block, ...('rows' in block && { rows: [...block.rows] }) }) as PrintBlock)

/**
 * The template of a kind among those of a branch, else the ordinary one. A person may ask for a roll or a sheet where the template is of
 * the other: then its blocks come on that.
 */
export function templateFor(
  kind: PrintKind,
  templates: readonly PrintTemplate[] = [],
  on?: 'roll' | 'sheet',
): PrintTemplate {
  const kept = templates.find(template => template.kind === kind)
  const wanted = on && (on === 'roll' ? '80' : 'A4')
  if (!kept) return ordinaryTemplate(kind, wanted)
  return on && isRoll(kept.paper) !== (on === 'roll') ? { ...kept, paper: wanted! } : kept
}
