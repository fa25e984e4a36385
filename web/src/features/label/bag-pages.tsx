import type { Bag, BagLine } from '@quay/domain/label/fill-bags'
import type { LabelPaper } from '@quay/domain/label/label-papers'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { bagText } from '../../text/till/bag.ts'
import { LabelSheets } from './label-sheets.tsx'

export type BagHead = { storeName: string; phone: string | null; patient: string; day: string }

type BagPagesProps = {
  paper: LabelPaper
  bags: readonly Bag[]
  head: BagHead
  shift: { x: number; y: number }
}

/** Labels of bags: as many lines as the medicines need, in letters as large as they allow. */
export function BagPages({ paper, bags, head, shift }: BagPagesProps) {
  return (
    <LabelSheets
      paper={paper}
      labels={bags}
      shift={shift}
      padding={1.5}
      fontSize={bag => sizeOf(bag, head, paper.label.height)}
      className="leading-[1.15]"
    >
      {bag => <BagBody bag={bag} head={head} />}
    </LabelSheets>
  )
}

const [smallest, largest] = [1.7, 3]
/** Padding of both sides, and the height of a line for its letters. */
const [around, lineHeight] = [3, 1.2]

/** As large as all its lines allow; below what can be read at all the label is too small for them. */
function sizeOf({ lines }: Bag, { patient }: BagHead, height: number): number {
  const rows =
    3 +
    (patient ? 1 : 0) +
    lines.reduce((sum, line) => sum + 1 + (line.directions ? 1 : 0) + (line.lots.length > 0 ? 0.85 : 0), 0)
  return Math.min(largest, Math.max(smallest, (height - around) / (rows * lineHeight)))
}

function BagBody({ bag, head }: { bag: Bag; head: BagHead }) {
  const { storeName, phone, patient, day } = head
  return (
    <>
      <div className="flex justify-between gap-[1mm]">
        <span className="min-w-0 truncate">{[storeName, phone].filter(Boolean).join(' · ')}</span>
        <span className="shrink-0">{bagText.of(bag.number, bag.of)}</span>
      </div>
      <div className="truncate font-bold">{bag.doseName}</div>
      {patient && <div className="truncate">{bagText.for(patient)}</div>}
      <div className="min-h-0 flex-1">
        {bag.lines.map(line => (
          <Line key={`${line.productName} ${line.unitName}`} line={line} />
        ))}
      </div>
      <div>{bagText.date(formatDate(day))}</div>
    </>
  )
}

function Line({ line }: { line: BagLine }) {
  const { productName, strength, quantity, unitName, directions, lots } = line
  const named = strength && !productName.includes(strength) ? `${productName} ${strength}` : productName
  return (
    <>
      <div className="flex justify-between gap-[1mm] font-semibold">
        <span className="min-w-0 truncate">{named}</span>
        <span className="shrink-0">
          {formatNumber(quantity, 2)} {unitName.toLowerCase()}
        </span>
      </div>
      {directions && <div className="truncate">{directions}</div>}
      {lots.length > 0 && (
        <div className="truncate text-[0.85em]">
          {lots.map(lot => bagText.lot(lot.lotNumber, lot.expiryDate ? formatDate(lot.expiryDate) : '')).join('; ')}
        </div>
      )}
    </>
  )
}
