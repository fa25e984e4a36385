import { formatNumber } from '../text/format-number.ts'

/** What keeps a product from being deleted, by the table in which it stands. */
const words: Readonly<Record<string, string>> = {
  bill_item: 'hóa đơn',
  bill_item_part: 'hóa đơn bán combo',
  inbound_item: 'phiếu nhập',
  inbound_return_item: 'phiếu trả hàng nhập',
  purchase_order_item: 'phiếu đặt hàng nhập',
  stock_transfer_item: 'phiếu chuyển kho',
  disposal_item: 'phiếu xuất hủy',
  inventory_check_line: 'phiếu kiểm kho',
  inventory_check_product: 'phiếu kiểm kho',
  count_line: 'dòng đếm kho',
  quality_check_item: 'phiếu kiểm tra chất lượng',
  drug_incident_item: 'báo cáo thất thoát, nhầm lẫn',
  sample_medicine_item: 'đơn mẫu',
  price_book_item: 'bảng giá',
  combo_item: 'combo',
  lot: 'lô hàng',
  product_stock: 'dòng thẻ kho',
  product_merge: 'lần gộp',
  product: 'mặt hàng đã gộp vào',
}

/** Uses of a product as a sentence names them: "3 hóa đơn, 1 phiếu nhập"; what has no name of its own is told together. */
export function describeUses(uses: readonly { table: string; count: number }[]): string {
  const counted = new Map<string, number>()
  for (const { table, count } of uses) {
    const name = words[table] ?? 'chứng từ khác'
    counted.set(name, (counted.get(name) ?? 0) + count)
  }
  return [...counted].map(([name, count]) => `${formatNumber(count)} ${name}`).join(', ')
}
