import type { LabelRow } from '@quay/domain/print/label-rows'
import { formatDong } from '@quay/domain/text/format-number'
import type { LabelContent, LabelField } from './label-pages.tsx'

/** A label of goods as rows for a label printer: the same that its page shows. */
export function goodsRows(label: LabelContent, fields: readonly LabelField[]): LabelRow[] {
  const shows = (field: LabelField) => fields.includes(field)
  const middle = (text: string, look: Partial<Extract<LabelRow, { row: 'text' }>> = {}): LabelRow[] =>
    text ? [{ row: 'text', text, align: 'middle', ...look }] : []
  const price = [shows('price') && formatDong(label.price), shows('unit') && label.unit].filter(Boolean).join(' / ')
  const lot = [shows('lot') && label.lot, shows('expiry') && label.expiry].filter(Boolean).join(' ')
  return [
    ...(shows('store') ? middle(label.store, { isSmall: true }) : []),
    ...(shows('name') ? middle(label.name, { bold: true, atMost: 2 }) : []),
    ...(shows('barcode') && label.barcode
      ? [{ row: 'barcode', text: label.barcode, share: 0.24 } as const, ...middle(label.barcode, { isSmall: true })]
      : []),
    ...(shows('code') && label.code !== label.barcode ? middle(label.code, { isSmall: true }) : []),
    ...middle(lot, { isSmall: true }),
    ...middle(price, { bold: true }),
  ]
}
