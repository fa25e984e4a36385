import type { BookRow } from '@quay/contract/book/shapes'
import type { CashEntryKind } from '@quay/contract/money/cash-entry-kind'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow, headRow, sumRow } from '../../export/book-rows.ts'
import type { BookKeeper } from './household.ts'
import { type BookFund, type MoneyRow, readMoneyRows, readMoneySums } from './money-book.ts'
import type { Asked } from './revenue-book.ts'

/** What moved the money, as the book of money describes it. */
const kindText: Readonly<Record<CashEntryKind, string>> = {
  SALE: 'Thu tiền bán hàng',
  SALE_CANCEL: 'Hoàn tiền hóa đơn đã hủy',
  SALE_RETURN: 'Trả tiền khách trả hàng',
  SALE_RETURN_CANCEL: 'Hủy phiếu khách trả hàng',
  INBOUND: 'Trả tiền nhập hàng',
  INBOUND_CANCEL: 'Hủy phiếu nhập',
  INBOUND_COST: 'Chi phí nhập hàng',
  INBOUND_COST_CANCEL: 'Hủy chi phí nhập hàng',
  INBOUND_RETURN: 'Thu tiền trả hàng nhập',
  INBOUND_RETURN_CANCEL: 'Hủy phiếu trả hàng nhập',
  DEBT: 'Thu nợ, trả nợ',
  DEBT_CANCEL: 'Hủy thu nợ, trả nợ',
  VOUCHER: 'Phiếu thu, phiếu chi',
  VOUCHER_CANCEL: 'Hủy phiếu thu, phiếu chi',
  OPENING: 'Số dư ban đầu',
  TRANSFER: 'Chuyển quỹ',
  TRANSFER_CANCEL: 'Hủy chuyển quỹ',
  SHIFT_DIFFERENCE: 'Thừa, thiếu khi chốt ca',
  SHIFT_DIFFERENCE_CANCEL: 'Bỏ thừa, thiếu khi mở lại ca',
  SHIFT_LATE: 'Hóa đơn về sau khi chốt ca',
  DEPOSIT: 'Khách đặt cọc',
  DEPOSIT_REFUND: 'Trả lại tiền cọc',
}

const fundText = ({ kind, name }: BookFund, place: number) =>
  `${roman[place] ?? place + 1}. ${kind === 'CASH' ? 'Tiền mặt' : 'Tiền gửi'}: ${name}`
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** What each fund held, took in, paid out and holds; a fund without money in the period is left out, unless it is the only one. */
export async function moneyOf(
  tx: Tx,
  keeper: BookKeeper,
  funds: readonly BookFund[],
  asked: Asked,
): Promise<BookRow[]> {
  const [entries, sums] = await Promise.all([
    readMoneyRows(tx, keeper, funds, asked, asked.most),
    readMoneySums(tx, keeper, funds, asked),
  ])
  const shown = funds.filter(
    fund => funds.length === 1 || fund.opening !== 0 || sums.some(({ accountId }) => accountId === fund.id),
  )
  return shown.flatMap((fund, place) => {
    const { amountIn, amountOut } = sums.find(({ accountId }) => accountId === fund.id) ?? { amountIn: 0, amountOut: 0 }
    let balance = fund.opening
    const rows = entries
      .filter(({ accountId }) => accountId === fund.id)
      .map(row => {
        balance += row.amountIn - row.amountOut
        const cells = [row.documentCode, row.day, describe(row), row.amountIn || null, row.amountOut || null, balance]
        return bookRow(cells, opensOf(row))
      })
    return [
      headRow(6, 2, fundText(fund, place)),
      headRow(6, 2, 'Số dư đầu kỳ', { 5: fund.opening }),
      ...rows,
      sumRow(6, 2, 'Cộng phát sinh trong kỳ', { 3: amountIn, 4: amountOut }),
      sumRow(6, 2, 'Số dư cuối kỳ', { 5: fund.opening + amountIn - amountOut }),
    ]
  })
}

const opensOf = ({ day, documentKind, documentId }: MoneyRow) =>
  documentKind !== null && documentId !== null
    ? { kind: documentKind, id: documentId }
    : { kind: 'payments', id: `${day}_${day}` }

function describe({ kind, documents, documentId, partnerName, note }: MoneyRow): string {
  const words = kindText[kind]
  if (documentId === null) return `${words}: ${formatNumber(documents)} chứng từ`
  return [words, partnerName, note].filter(Boolean).join(' · ')
}
