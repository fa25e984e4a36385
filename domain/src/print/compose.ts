import type { PrintStore } from '@quay/contract/print-template/branch-print'
import {
  fixedBlocks,
  type PrintBlock,
  type PrintSize,
  type PrintTemplate,
} from '@quay/contract/print-template/template'
import { billContent } from './bill-content.ts'
import type { Content, Filling, Letters } from './content.ts'
import type { PrintDocument, PrintSetting, PrintTools } from './document.ts'
import { orderContent } from './order-content.ts'
import { ordinaryTemplate } from './ordinary-template.ts'
import { deliveryContent, prescriptionContent, slipContent, voucherContent } from './other-content.ts'
import { isRoll } from './paper-sheet.ts'
import { paperWords } from './paper-words.ts'
import type { Part } from './part.ts'
import { quotationContent } from './quotation-content.ts'
import { reportContent } from './report-content.ts'
import { returnContent } from './return-content.ts'
import { middle } from './row-parts.ts'
import { voucherForm } from './voucher-form.ts'

/** What the store gives to papers while nothing of it is known. */
export const noPrintStore: PrintStore = {
  receiptHeader: null,
  receiptFooter: null,
  returnPolicy: null,
  logo: null,
  usesVat: true,
  usesLots: true,
  printsSaved: false,
}

const rollLetters: Letters = { small: 8, usual: 9.5, large: 11, total: 14 }
const sheetLetters: Letters = { small: 9, usual: 10, large: 12, total: 13 }
const sizes: Readonly<Record<PrintSize, number>> = { S: 0.85, M: 1, L: 1.35 }

export interface Composed {
  template: PrintTemplate
  store: PrintStore
  setting: PrintSetting
}

/**
 * A document in the look of a template: blocks in the order of the template, rows as they are switched on. What a paper always says
 * (title, what became of it, number and time, goods, the amount) stands on it whatever the template leaves out: a block that is
 * missing stands where the ordinary template has it.
 */
export function compose(document: PrintDocument, { template, store, setting }: Composed, tools: PrintTools): Part[] {
  const isSheet = !isRoll(template.paper)
  const filling: Filling = {
    isSheet,
    letters: isSheet ? sheetLetters : rollLetters,
    usesVat: store.usesVat,
    usesLots: store.usesLots,
  }
  const content = contentOf(document, setting, tools, filling)
  const marks = [...copyMarks(setting), ...content.marks, ...partMarks(setting)]
  if (document.kind === 'voucher' && isSheet) return voucherForm(document, setting, marks)
  const paint = { content, store, marks, filling }
  return withFixed(template).flatMap(block => blockParts(block, paint))
}

function contentOf(document: PrintDocument, setting: PrintSetting, tools: PrintTools, filling: Filling): Content {
  switch (document.kind) {
    case 'bill':
      return billContent(document, setting, tools, filling)
    case 'delivery': {
      const { vietQr } = billContent(document, setting, tools, filling)
      const content = deliveryContent(document.bill, document.isUnsent ?? false, setting, filling)
      return vietQr ? { ...content, vietQr } : content
    }
    case 'prescription':
      return prescriptionContent(document.bill, document.isUnsent ?? false, setting, filling)
    case 'return':
      return returnContent(document.document, setting, filling)
    case 'order':
      return orderContent(document.order, setting, filling)
    case 'voucher':
      return voucherContent(document.voucher, setting, filling)
    case 'quotation':
      return quotationContent(document.quotation, setting, filling)
    case 'report':
      return reportContent(document.report, filling)
    case 'shift':
      return slipContent(document, setting, filling)
  }
}

const copyMarks = ({ copy }: PrintSetting): string[] =>
  copy === 'offline' ? [paperWords.copyOffline] : copy > 0 ? [paperWords.copy(copy)] : []
const partMarks = ({ part, parts }: PrintSetting): string[] => (parts > 1 ? [paperWords.part(part, parts)] : [])

/** The blocks of a template with those that none leaves out. */
function withFixed({ blocks, kind, paper }: PrintTemplate): PrintBlock[] {
  const usual = ordinaryTemplate(kind, paper).blocks
  const all = [...blocks]
  for (const type of fixedBlocks) {
    if (all.some(block => block.type === type)) continue
    const missing = usual.find(block => block.type === type)!
    const before = fixedBlocks[fixedBlocks.indexOf(type) - 1]
    all.splice(before ? all.findIndex(block => block.type === before) + 1 : 0, 0, missing)
  }
  return all
}

interface Paint {
  content: Content
  store: PrintStore
  marks: readonly string[]
  filling: Filling
}

function blockParts(block: PrintBlock, { content, store, marks, filling }: Paint): readonly Part[] {
  if ('on' in block && !block.on) return []
  const { letters } = filling
  const fill = (text: string) => filled(text, content)
  const own = (usual: number, align: 'left' | 'middle') => ({
    points: usual * sizes[('size' in block && block.size) || 'M'],
    align: ('align' in block && block.align) || align,
  })
  switch (block.type) {
    case 'logo':
      return store.logo ? [{ part: 'picture', source: store.logo, width: 40, height: 14 }] : []
    case 'shop':
      return shopParts(content, own(letters.large + 2, 'middle'), letters)
    case 'header':
      return shopText(block.text ?? store.receiptHeader, own(letters.small, 'middle'), fill)
    case 'text':
      return shopText(block.text, own(letters.usual, 'left'), fill)
    case 'policy':
      return shopText(block.text ?? store.returnPolicy, own(letters.small, 'middle'), fill)
    case 'thanks':
      return shopText(block.text ?? store.receiptFooter ?? content.thanks, own(letters.usual, 'middle'), fill, true)
    case 'space':
      return [{ part: 'space', millimetres: 3 * sizes[block.size ?? 'M'] }]
    case 'rule':
      return [{ part: 'rule' }]
    case 'title':
      return [middle(content.title, filling.isSheet ? letters.total + 3 : letters.large, { bold: true })]
    case 'marks':
      return marks.map(mark => middle(mark, letters.usual, { bold: true }))
    case 'facts':
      return [
        ...content.facts.always,
        ...block.rows.flatMap(row => content.facts.rows[row] ?? []),
        ...(content.facts.behind ?? []),
      ]
    case 'lines':
      return content.lines(block.rows, block.perLine)
    case 'sums':
      return content.sums(store.printsSaved ? block.rows : block.rows.filter(row => row !== 'saved'))
    case 'vietQr':
      return block.when === 'never' ? [] : (content.vietQr?.(block.when) ?? [])
    case 'pageQr':
      return content.pageQr ?? []
    case 'signatures':
      return [{ part: 'signatures', names: block.names.map(fill), hint: paperWords.signHint, points: letters.usual }]
  }
}

function shopParts(
  { issuer }: Content,
  head: { points: number; align: 'left' | 'middle' },
  { small, usual }: Letters,
): Part[] {
  const { storeName, branchName, address, phone, taxCode } = issuer
  const { align } = head
  const line = (text: string, points: number): Part => ({ part: 'text', text, points, align })
  return [
    { part: 'text', text: storeName.toUpperCase(), ...head, bold: true },
    line([branchName, phone && paperWords.phone(phone)].filter(Boolean).join(' · '), usual),
    ...(address ? [line(address, small)] : []),
    ...(taxCode ? [line(paperWords.taxCode(taxCode), small)] : []),
  ]
}

function shopText(
  text: string | null,
  look: { points: number; align: 'left' | 'middle' },
  fill: (text: string) => string,
  bold = false,
): Part[] {
  return text ? [{ part: 'text', text: fill(text), ...look, bold }] : []
}

/** The words between braces filled in. What a shop typed cannot bring a brace of its own in by a name: it is filled once. */
function filled(text: string, { issuer, seller }: Content): string {
  const known: Readonly<Record<string, string>> = {
    store: issuer.storeName,
    branch: issuer.branchName,
    phone: issuer.phone ?? '',
    seller,
  }
  return text.replace(/\{(store|branch|phone|seller)\}/g, (_, name: string) => known[name] ?? '')
}
