import type { DayFigure, EndOfDay } from '@quay/contract/shift/shapes'
import { formatNumber } from '../text/format-number.ts'
import type { Flow } from './flow-of.ts'

/** What the places of a flow of money are called, in their order. */
export const flowWords: Readonly<Record<keyof Flow, string>> = {
  sales: 'Bán hàng',
  refunds: 'Hoàn tiền khách trả, hóa đơn hủy',
  debtCollected: 'Thu nợ khách',
  deposits: 'Tiền cọc của đơn đặt',
  otherIn: 'Thu khác',
  suppliers: 'Trả nhà cung cấp',
  otherOut: 'Chi khác',
  transfers: 'Chuyển giữa các quỹ',
  countDifference: 'Thừa, thiếu quỹ',
}

/** What the figures of a day are called. */
export const dayFigureWords: Readonly<Record<DayFigure, string>> = {
  billCount: 'Số hóa đơn',
  gross: 'Tiền hàng',
  discount: 'Giảm giá, khuyến mại, điểm',
  payable: 'Khách cần trả',
  surcharges: 'Thu khác ngoài tiền hàng',
  cashRounding: 'Làm tròn tiền mặt',
  vat: 'Trong đó thuế GTGT',
  cash: 'Tiền mặt',
  bank: 'Chuyển khoản',
  debt: 'Ghi nợ',
  depositUsed: 'Trả bằng tiền cọc',
  exchangeUsed: 'Trả bằng hàng đổi',
  cancelledCount: 'Hóa đơn hủy',
  returnCount: 'Số phiếu trả',
  returnAmount: 'Hàng trả, đã trừ phí',
}

/** The ways of payment by which a day is narrowed. */
export const dayMethodWords = { CASH: 'Tiền mặt', BANK: 'Chuyển khoản', DEBT: 'Ghi nợ' } as const

/** What one line says of a change since a day was printed or closed. */
export const changeLabel = ({ figure, fundName }: NonNullable<EndOfDay['kept']>['changes'][number]): string =>
  figure === null ? `Quỹ ${fundName}` : dayFigureWords[figure]

/** How many bills and returns of a day no shift carries, in words; null for none. */
export function outsideWords({
  outsideCount,
  outsideReturnCount,
}: Pick<EndOfDay, 'outsideCount' | 'outsideReturnCount'>): string | null {
  const some = [
    ...(outsideCount > 0 ? [`${formatNumber(outsideCount)} hóa đơn`] : []),
    ...(outsideReturnCount > 0 ? [`${formatNumber(outsideReturnCount)} phiếu trả`] : []),
  ]
  return some.length > 0 ? `Ngoài ca: ${some.join(', ')}` : null
}
