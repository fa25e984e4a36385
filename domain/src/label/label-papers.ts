import type { TemplateLabel } from '@quay/contract/print-template/template'

/** A paper of labels, all in millimetres. A roll has one row a page. */
export interface LabelPaper {
  id: string
  name: string
  page: { width: number; height: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  /** From the edge of the page to the first label. */
  margin: { left: number; top: number }
  gap: { x: number; y: number }
}

const roll = (
  id: string,
  name: string,
  width: number,
  height: number,
  columns: number,
  pageWidth: number,
): LabelPaper => ({
  id,
  name,
  page: { width: pageWidth, height },
  label: { width, height },
  columns,
  rows: 1,
  margin: { left: (pageWidth - columns * width - (columns - 1) * 2) / 2, top: 0 },
  gap: { x: columns > 1 ? 2 : 0, y: 0 },
})

/** The papers that Vietnamese shops buy: rolls of one to three labels a row, two A4 sheets, and the label of a dose bag. */
export const labelPapers: readonly LabelPaper[] = [
  roll('roll-35x22-2', 'Cuộn 2 tem 35×22 mm', 35, 22, 2, 72),
  roll('roll-35x22-3', 'Cuộn 3 tem 35×22 mm', 35, 22, 3, 110),
  roll('roll-40x30', 'Cuộn 1 tem 40×30 mm', 40, 30, 1, 40),
  roll('roll-50x30', 'Cuộn 1 tem 50×30 mm', 50, 30, 1, 50),
  {
    id: 'a4-65',
    name: 'A4 65 tem 38×21 mm',
    page: { width: 210, height: 297 },
    label: { width: 38, height: 21 },
    columns: 5,
    rows: 13,
    margin: { left: 5, top: 12 },
    gap: { x: 2.5, y: 0 },
  },
  {
    id: 'a4-40',
    name: 'A4 40 tem 52×29 mm',
    page: { width: 210, height: 297 },
    label: { width: 52, height: 29 },
    columns: 4,
    rows: 10,
    margin: { left: 1, top: 3.5 },
    gap: { x: 0, y: 0 },
  },
  roll('bag-70x50', 'Túi liều 70×50 mm', 70, 50, 1, 70),
]

/** The label of a delivery, which goods have no use for. */
export const parcelPaper: LabelPaper = roll('parcel-75x100', 'Tem giao hàng 75×100 mm', 75, 100, 1, 75)

/** The paper of labels that a template names. */
export const labelPaperOf = (paper: TemplateLabel): LabelPaper =>
  paper === '75x100'
    ? parcelPaper
    : labelPapers.find(({ id }) => id === (paper === '70x50' ? 'bag-70x50' : 'roll-50x30'))!

/** Where each of `count` labels lies, page by page (millimetres from the corner of its page), with the shift of a printer. */
export function layOutLabels(
  paper: LabelPaper,
  count: number,
  shift: { x: number; y: number },
): { page: number; left: number; top: number }[] {
  const onPage = paper.columns * paper.rows
  return Array.from({ length: count }, (_, index) => {
    const place = index % onPage
    const [column, row] = [place % paper.columns, Math.floor(place / paper.columns)]
    return {
      page: Math.floor(index / onPage),
      left: paper.margin.left + column * (paper.label.width + paper.gap.x) + shift.x,
      top: paper.margin.top + row * (paper.label.height + paper.gap.y) + shift.y,
    }
  })
}
