import { formatDong } from '../text/format-number.ts'
import { amountInWords } from './amount-in-words.ts'
import type { PrintDocument, PrintSetting } from './document.ts'
import { paperWords as said } from './paper-words.ts'
import type { Part } from './part.ts'
import { middle, words } from './row-parts.ts'

const { voucher: form } = said

/**
 * The form 01-TT of a receipt or 02-TT of a payment (circular 133/2016, annex 3), which no template changes: accountants look for its
 * rows where they always are.
 */
export function voucherForm(
  { voucher, address }: Extract<PrintDocument, { kind: 'voucher' }>,
  setting: PrintSetting,
  marks: readonly string[],
): Part[] {
  const { issuer } = setting
  const { direction, amount } = voucher
  const points = 11
  const row = (label: string, value: string) => words(`${label}: ${value}`, points)
  return [
    { part: 'pair', left: issuer.storeName, right: form.form[direction], points, bold: true },
    {
      part: 'pair',
      left: [issuer.branchName, issuer.address].filter(Boolean).join(' · '),
      right: form.basis[0]!,
      points: 8,
    },
    { part: 'pair', left: '', right: form.basis[1]!, points: 8 },
    { part: 'space', millimetres: 3 },
    middle(said.titles.voucher[direction], 16, { bold: true }),
    ...marks.map(mark => middle(mark, points, { bold: true })),
    middle(form.day(voucher.documentDay), 10, { italic: true }),
    { part: 'pair', left: form.accounts, right: `${said.number} ${voucher.code}`, points: 10 },
    { part: 'space', millimetres: 2 },
    row(form.whoForm[direction], voucher.partnerName ?? ''),
    row(form.address, address ?? ''),
    row(form.why[direction], [voucher.kindName, voucher.note].filter(Boolean).join('. ')),
    row(form.amount, formatDong(amount)),
    words(`${form.inWords}: ${amountInWords(amount)}`, points, { italic: true }),
    words(form.papers(voucher.papers.length), points),
    {
      part: 'signatures',
      names: direction === 'IN' ? said.signatures.formIn : said.signatures.formOut,
      hint: said.signHint,
      points: 9,
    },
    words(`${form.received}: ${amountInWords(amount)}`, points),
  ]
}
