import type { BookRow } from '@quay/contract/book/shapes'
import { stockEntryKind } from '@quay/contract/stock-entry-kind'
import { averageGoods, averageOut } from '@quay/domain/book/average-out'
import { multiplyDivide } from '@quay/domain/money/multiply-divide'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow, headRow, sumRow } from '../../export/book-rows.ts'
import type { BookKeeper } from './household.ts'
import { readKeptOpenings } from './kept-average.ts'
import type { Span } from './revenue-queries.ts'
import { type BookProduct, type GoodsRow, readGoodsRows, readGoodsSums } from './stock-book.ts'

type Valuation = 'LEDGER' | 'AVERAGE'

const outWords = 'Xuất theo bình quân trừ xuất theo sổ kho của phần mềm'
const openingWords = 'Tồn đầu kỳ theo bình quân đã giữ của quý trước trừ tồn đầu kỳ theo sổ kho'

/** The book of one product: what came, went and is left, in its base unit and at the value that the ledger gave it, or at the average of the period. */
export async function goodsOf(
  tx: Tx,
  keeper: BookKeeper,
  product: BookProduct,
  span: Span,
  valuation: Valuation,
): Promise<BookRow[]> {
  const { opening: ofLedger, rows: ledger } = await readGoodsRows(tx, keeper, product.id, span)
  const kept = valuation === 'AVERAGE' ? await readKeptOpenings(tx, keeper, span, product.id) : new Map()
  const begun = kept.get(product.id)
  const opening = begun?.quantity === ofLedger.quantity ? { ...ofLedger, value: begun.value as number } : ofLedger
  const openingDifference = opening.value - ofLedger.value
  const average = valuation === 'AVERAGE' ? atAverage(opening, ledger) : undefined
  const rows = average?.rows ?? ledger
  let { quantity, value } = opening
  const sums = { quantityIn: 0, valueIn: 0, quantityOut: 0, valueOut: 0 }
  const isSeveral = keeper.branchIds.length > 1
  const written = rows.map(row => {
    quantity += row.quantity
    value += row.value
    // A change of value alone counts on the side that it widens.
    const isIn = row.quantity > 0 || (row.quantity === 0 && row.value > 0)
    sums[isIn ? 'quantityIn' : 'quantityOut'] += Math.abs(row.quantity)
    sums[isIn ? 'valueIn' : 'valueOut'] += isIn ? row.value : 0 - row.value
    const words = [stockEntryKind[row.kind].name, row.partnerName].filter(Boolean).join(' · ')
    const price = row.quantity === 0 ? null : Math.round(row.value / row.quantity)
    return bookRow(
      [
        row.documentCode,
        row.day,
        words,
        product.baseUnit,
        price,
        ...(isIn ? [row.quantity, row.value, null, null] : [null, null, 0 - row.quantity, 0 - row.value]),
        quantity,
        value,
        isSeveral ? row.branchName : null,
      ],
      { kind: row.documentKind, id: row.documentId },
    )
  })
  // Where no average holds, what went out brings the book back to the ledger.
  if (!average) {
    sums.valueOut += openingDifference
    value -= openingDifference
  }
  return [
    headRow(12, 2, 'Số dư đầu kỳ', { 3: product.baseUnit, 9: opening.quantity, 10: opening.value }),
    ...written,
    sumRow(12, 2, 'Cộng phát sinh trong kỳ', {
      5: sums.quantityIn,
      6: sums.valueIn,
      7: sums.quantityOut,
      8: sums.valueOut,
    }),
    sumRow(12, 2, 'Số dư cuối kỳ', { 3: product.baseUnit, 9: quantity, 10: value }),
    ...(kept.size > 0 ? [headRow(12, 2, openingWords, { 10: openingDifference })] : []),
    ...(average ? [headRow(12, 2, outWords, { 8: average.difference })] : []),
    ...(!average && openingDifference !== 0 ? [headRow(12, 2, outWords, { 8: openingDifference })] : []),
    ...(valuation === 'AVERAGE' && !average
      ? [headRow(12, 2, 'Xuất nhiều hơn tồn đầu kỳ và nhập: không tính bình quân được, giữ giá trị theo sổ kho', {})]
      : []),
  ]
}

/**
 * Each document that took goods out at the average of the period: the last of them bears what rounding leaves, so that they add up to the average's
 * value of all. A change of value alone is none of goods that went, and stays. Undefined where no average holds.
 */
function atAverage(opening: { quantity: number; value: number }, ledger: readonly GoodsRow[]) {
  const goesOut = ({ quantity }: GoodsRow) => quantity < 0
  const came = ledger.filter(row => !goesOut(row))
  const went = ledger.filter(goesOut)
  const sum = (rows: readonly GoodsRow[], of: 'quantity' | 'value') => rows.reduce((all, row) => all + row[of], 0)
  const quantityOut = 0 - sum(went, 'quantity')
  const whole = averageOut({
    ...{ openingQuantity: opening.quantity, openingValue: opening.value, quantityOut },
    ...{ quantityIn: sum(came, 'quantity'), valueIn: sum(came, 'value') },
  })
  if (whole === null) return undefined
  let gone = 0
  let spent = 0
  const rows = ledger.map(row => {
    if (!goesOut(row)) return row
    gone -= row.quantity
    const until = gone === quantityOut ? whole : multiplyDivide(whole, gone, quantityOut)
    const value = spent - until
    spent = until
    return { ...row, value }
  })
  return { rows, difference: whole + sum(went, 'value') }
}

/** A row a product: what of the books of goods can be compared with the year-end list of stock. */
export async function allGoods(
  tx: Tx,
  keeper: BookKeeper,
  span: Span,
  today: string,
  valuation: Valuation,
): Promise<BookRow[]> {
  const ledger = await readGoodsSums(tx, keeper, span, today)
  const kept = valuation === 'AVERAGE' ? await readKeptOpenings(tx, keeper, span) : new Map()
  const goods = valuation === 'LEDGER' ? ledger : ledger.map(one => averageGoods(one, kept.get(one.productId)))
  const rows = goods.map(one =>
    bookRow(
      [
        one.productCode,
        one.productName,
        one.baseUnit,
        one.openingQuantity,
        one.openingValue,
        one.quantityIn,
        one.valueIn,
        one.quantityOut,
        one.valueOut,
        one.openingQuantity + one.quantityIn - one.quantityOut,
        one.openingValue + one.valueIn - one.valueOut,
      ],
      { kind: 'goods-book', id: one.productId },
    ),
  )
  const sumOf = (place: number) => rows.reduce((sum, { cells }) => sum + (cells[place] as number), 0)
  const differenceOf = (of: 'openingValue' | 'valueOut') =>
    goods.reduce((sum, one, place) => sum + one[of] - ledger[place]![of], 0)
  return [
    ...rows,
    sumRow(11, 1, 'Tổng cộng', { 4: sumOf(4), 6: sumOf(6), 8: sumOf(8), 10: sumOf(10) }),
    ...(kept.size > 0 ? [headRow(11, 1, openingWords, { 4: differenceOf('openingValue') })] : []),
    ...(valuation === 'AVERAGE' ? [headRow(11, 1, outWords, { 8: differenceOf('valueOut') })] : []),
  ]
}
