import type { StockEntryKind } from '@quay/contract/enumeration'
import { describeStock } from '../quantity/describe-stock.ts'
import type { CheckedProduct, Moved } from './check-facts.ts'

/** What a movement is called in a sentence about one lot: what happened to the goods. */
const words: Record<StockEntryKind, string> = {
  SALE: 'bán',
  SALE_CANCEL: 'hủy hóa đơn, nhận lại',
  SALE_RETURN: 'khách trả',
  SALE_RETURN_CANCEL: 'hủy phiếu khách trả, rút ra',
  INBOUND: 'nhập',
  INBOUND_CANCEL: 'hủy phiếu nhập, rút ra',
  INBOUND_REPRICED: 'sửa giá nhập',
  OPENING: 'nhập tồn đầu kỳ',
  OPENING_CANCEL: 'hủy tồn đầu kỳ, rút ra',
  REVALUATION: 'đánh giá lại',
  INBOUND_RETURN: 'trả nhà cung cấp',
  INBOUND_RETURN_CANCEL: 'hủy phiếu trả nhà cung cấp, nhận lại',
  COUNT: 'kiểm kho',
  COUNT_CANCEL: 'hủy kiểm kho',
  CHECK_CORRECTED: 'đơn về sau khi kiểm',
  DISPOSAL: 'xuất hủy',
  DISPOSAL_CANCEL: 'hủy phiếu xuất hủy, nhận lại',
  TRANSFER_OUT: 'chuyển đi',
  TRANSFER_OUT_CANCEL: 'hủy chuyển kho, nhận lại',
  TRANSFER_IN: 'nhận chuyển kho',
  TRANSFER_BACK: 'hàng chuyển trả về',
  QUARANTINE: 'biệt trữ',
  MERGE: 'gộp mã hàng',
  OWED_SETTLED: 'bù hàng bán âm',
}

/** Movements as a list: "bán 5 viên, nhập 2 hộp"; nothing where nothing moved. */
export function describeMoved(moved: Moved, { units }: Pick<CheckedProduct, 'units'>): string {
  return Object.entries(moved)
    .filter(([, quantity]) => quantity !== 0)
    .map(([kind, quantity]) => `${words[kind as StockEntryKind]} ${describeStock(Math.abs(quantity), units)}`)
    .join(', ')
}

/** All movements together, in base units. */
export const sumMoved = (moved: Moved): number => Object.values(moved).reduce((sum, quantity) => sum + quantity, 0)
