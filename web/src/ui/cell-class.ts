import { classNames } from './class-names.ts'

/** Classes of a body cell: figures to the right, rows of 36 px or, dense, of 28. */
export function cellClass(column: { numeric?: boolean; elastic?: boolean }, dense: boolean): string {
  return classNames(
    'border-line border-b px-2 first:pl-4 last:pr-4',
    dense ? 'h-7 py-0.5' : 'h-row py-1',
    column.numeric && 'text-right whitespace-nowrap',
    // Without a width of its own the cell does not stretch to its text, so the text can be cut.
    column.elastic && 'max-w-0',
  )
}
