import { classNames } from '../class-names.ts'
import type { RowHeight } from './use-row-height.ts'

/** `figures` are rows of 28 px, `content` grow with what they hold; those of a list have one height. */
export type CellHeight = 'figures' | 'content' | RowHeight

const heights: Record<CellHeight, string> = {
  figures: 'h-7 py-0.5',
  content: 'h-row py-1',
  // Two lines, of 13 and 12 px, fit into both, also with a mark among them.
  ordinary: 'h-row-cart py-0.5 leading-tight [--tag-height:16px]',
  dense: 'h-row py-0 leading-tight [--tag-height:16px]',
}

/** Classes of a body cell: figures to the right, rows of their height. */
export function cellClass(column: { numeric?: boolean; elastic?: boolean }, height: CellHeight): string {
  return classNames(
    'border-line border-b px-2 first:pl-4 last:pr-4',
    heights[height],
    column.numeric && 'text-right whitespace-nowrap',
    // Without a width of its own the cell does not stretch to its text, so the text can be cut.
    column.elastic && 'max-w-0',
  )
}
