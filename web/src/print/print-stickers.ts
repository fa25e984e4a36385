import type { LabelPaper } from '@quay/domain/label/label-papers'
import { type LabelRow, layOutLabelRows } from '@quay/domain/print/label-rows'
import type { LaidOut } from '@quay/domain/print/part'
import { printLabels } from './print-labels.ts'
import { printLaidOut } from './print-page.ts'
import { makeMeasure } from './raster/measure-text.ts'

/** Labels on their paper as a page shows them, true to the millimetre; `shift` moves all of them. */
export function layOutStickers(
  labels: readonly (readonly LabelRow[])[],
  paper: LabelPaper,
  shift: { x: number; y: number },
): LaidOut {
  const laid = layOutLabelRows(labels, paper, shift, makeMeasure())
  return { ...laid, sheet: { ...laid.sheet, pageHeight: paper.page.height } }
}

/** Prints labels on the label printer of this till, else by the browser. */
export async function printStickers(
  labels: readonly (readonly LabelRow[])[],
  paper: LabelPaper,
  shift: { x: number; y: number },
): Promise<void> {
  if (await printLabels(labels, paper, shift).catch(() => false)) return
  await printLaidOut([layOutStickers(labels, paper, shift)])
}
