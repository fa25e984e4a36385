import { type LabelPaper, layOutLabels } from '@quay/domain/label/label-papers'
import { formatDong } from '@quay/domain/text/format-number'
import { Barcode } from './barcode.tsx'

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

/** Pages of labels, every measure in millimetres: what the screen shows is what the printer gets. */
export function LabelPages({ paper, labels, fields, shift }: LabelPagesProps) {
  const places = layOutLabels(paper, labels.length, shift)
  const pages = Map.groupBy(
    places.map((place, index) => ({ ...place, label: labels[index]! })),
    place => place.page,
  )
  return [...pages].map(([page, own]) => (
    <div
      key={page}
      data-label-page
      className="relative overflow-hidden bg-white text-black"
      style={{ width: `${paper.page.width}mm`, height: `${paper.page.height}mm`, breakAfter: 'page' }}
    >
      {own.map(({ left, top, label }) => (
        <div
          key={`${left} ${top}`}
          data-label
          className="absolute flex flex-col justify-center overflow-hidden text-center leading-tight"
          style={{
            left: `${left}mm`,
            top: `${top}mm`,
            width: `${paper.label.width}mm`,
            height: `${paper.label.height}mm`,
            padding: '1mm',
            fontSize: `${Math.min(paper.label.height / 10, 4)}mm`,
          }}
        >
          <LabelBody label={label} fields={fields} height={paper.label.height} />
        </div>
      ))}
    </div>
  ))
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
