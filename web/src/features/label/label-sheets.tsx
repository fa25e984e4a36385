import { type LabelPaper, layOutLabels } from '@quay/domain/label/label-papers'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type LabelSheetsProps<One> = {
  paper: LabelPaper
  labels: readonly One[]
  shift: { x: number; y: number }
  /** In millimetres: from the edge of a label, and of its letters. */
  padding: number
  fontSize: (label: One) => number
  className: string
  children: (label: One) => ReactNode
}

/** Pages of labels, every measure in millimetres: what the screen shows is what the printer gets. */
export function LabelSheets<One>(props: LabelSheetsProps<One>) {
  const { paper, labels, shift, padding, fontSize, className, children } = props
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
          className={classNames('absolute flex flex-col overflow-hidden', className)}
          style={{
            left: `${left}mm`,
            top: `${top}mm`,
            width: `${paper.label.width}mm`,
            height: `${paper.label.height}mm`,
            padding: `${padding}mm`,
            fontSize: `${fontSize(label)}mm`,
          }}
        >
          {children(label)}
        </div>
      ))}
    </div>
  ))
}
