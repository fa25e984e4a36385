import { classNames } from './class-names.ts'

/** Classes of a body cell: figures to the right, rows of 36 px or, dense, of 28. */
export function cellClass(numeric: boolean | undefined, dense: boolean): string {
  return classNames(
    'border-line border-b px-2 first:pl-4 last:pr-4',
    dense ? 'h-7 py-0.5' : 'h-row py-1',
    numeric && 'text-right whitespace-nowrap',
  )
}
