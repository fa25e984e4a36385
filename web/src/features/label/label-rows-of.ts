import type { Bag } from '@quay/domain/label/fill-bags'
import type { LabelRow } from '@quay/domain/print/label-rows'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { bagText } from '../../text/till/bag.ts'
import type { BagHead } from './bag-pages.tsx'
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

/** The label of a bag as rows for a label printer: the same that its page shows. */
export function bagRows(bag: Bag, { storeName, phone, patient, day }: BagHead): LabelRow[] {
  return [
    { row: 'pair', left: [storeName, phone].filter(Boolean).join(' · '), right: bagText.of(bag.number, bag.of) },
    { row: 'text', text: bag.doseName, bold: true },
    ...(patient ? [{ row: 'text', text: bagText.for(patient) } as const] : []),
    ...bag.lines.flatMap(({ productName, strength, quantity, unitName, directions, lots }): LabelRow[] => [
      {
        row: 'pair',
        left: strength && !productName.includes(strength) ? `${productName} ${strength}` : productName,
        right: `${formatNumber(quantity, 2)} ${unitName.toLowerCase()}`,
        bold: true,
      },
      ...(directions ? [{ row: 'text', text: directions } as const] : []),
      ...(lots.length > 0
        ? [
            {
              row: 'text',
              text: lots
                .map(lot => bagText.lot(lot.lotNumber, lot.expiryDate ? formatDate(lot.expiryDate) : ''))
                .join('; '),
              isSmall: true,
            } as const,
          ]
        : []),
    ]),
    { row: 'text', text: bagText.date(formatDate(day)) },
  ]
}
