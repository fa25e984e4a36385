import type { LabelPaper } from '@quay/domain/label/label-papers'
import { formatDong } from '@quay/domain/text/format-number'
import { Barcode } from '../../ui/paper/barcode.tsx'
import { LabelSheets } from './label-sheets.tsx'

export const labelFields = ['store', 'name', 'price', 'unit', 'code', 'barcode', 'lot', 'expiry'] as const
export type LabelField = (typeof labelFields)[number]

/** What one label says; the lot and its expiry are empty where they are not known. */
export type LabelContent = Record<Exclude<LabelField, 'price'>, string> & { key: string; price: number }

type LabelPagesProps = {
  paper: LabelPaper
  labels: readonly LabelContent[]
  fields: readonly LabelField[]
  shift: { x: number; y: number }
}

/** Labels of goods. */
export function LabelPages({ paper, labels, fields, shift }: LabelPagesProps) {
  const { height } = paper.label
  return (
    <LabelSheets
      paper={paper}
      labels={labels}
      shift={shift}
      padding={1}
      fontSize={() => Math.min(height / 10, 4)}
      className="justify-center text-center leading-tight"
    >
      {label => <LabelBody label={label} fields={fields} height={height} />}
    </LabelSheets>
  )
}

function LabelBody({ label, fields, height }: { label: LabelContent; fields: readonly LabelField[]; height: number }) {
  const shows = (field: LabelField) => fields.includes(field)
  const [lot, expiry] = [shows('lot') && label.lot, shows('expiry') && label.expiry]
  // With two of these lines more, a low label holds all of them only where the name takes one and the bars are lower.
  const isFull =
    [shows('store'), shows('code') && label.code !== label.barcode, lot || expiry].filter(Boolean).length > 1
  const price = [shows('price') && formatDong(label.price), shows('unit') && label.unit].filter(Boolean).join(' / ')
  return (
    <>
      {shows('store') && <div className="truncate">{label.store}</div>}
      {shows('name') && <div className={`font-semibold ${isFull ? 'truncate' : 'line-clamp-2'}`}>{label.name}</div>}
      {shows('barcode') && label.barcode && (
        <>
          <Barcode text={label.barcode} height={`${height / (isFull ? 6.5 : 4)}mm`} />
          <div>{label.barcode}</div>
        </>
      )}
      {shows('code') && label.code !== label.barcode && <div className="truncate">{label.code}</div>}
      {(lot || expiry) && (
        <div className="flex justify-center gap-[1mm]">
          {lot && <span className="truncate">{lot}</span>}
          {expiry && <span className="shrink-0">{expiry}</span>}
        </div>
      )}
      {price && <div className="font-bold">{price}</div>}
    </>
  )
}
