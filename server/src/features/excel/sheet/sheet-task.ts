import type { ExcelKind, ExcelLayout } from '@quay/contract/excel/shapes'
import type { RowIssue } from '@quay/domain/excel/cell'
import type { Lettering } from '@quay/domain/excel/legacy-text'
import type { ProductRecord } from '@quay/domain/excel/product-record'
import type { OldBillRecord } from '@quay/domain/excel/read-old-bills'
import type { PartnerRecord } from '@quay/domain/excel/read-partners'
import type { ColumnChoice } from '@quay/domain/excel/row-reader'

/** What the reading process is asked. */
export type SheetTask = ListTask | GridTask

/** A file of a list that is known: products, partners, bills. */
export type ListTask = { kind: ExcelKind; bytes: Uint8Array } & (
  | { work: 'head' }
  | { work: 'records'; columns: readonly ColumnChoice[]; headerRow: number; today: string }
)

/** A file of anything, as texts: the statement of a bank. */
export interface GridTask {
  work: 'grid'
  bytes: Uint8Array
  /** Rows beyond are refused. */
  most: number
}

/** A row of a sheet as texts, with the number that Excel shows beside it. */
export interface GridRow {
  row: number
  cells: string[]
}

/** A column of a file as it is kept. */
export interface FileColumn {
  index: number
  title: string
  samples: string[]
  lettering: Lettering
  field: string | null
}

/** What a file is, from its first rows; or that it has no row of titles, with those that it needs. */
export type HeadFacts =
  | { layout: ExcelLayout; headerRow: number; rowCount: number; columns: FileColumn[] }
  | { noHeader: string }

/** What it answers, bit by bit. */
export type Answer =
  | { head: HeadFacts }
  | { read: number }
  | { grid: GridRow[] }
  | { issues: RowIssue[]; total: number }
  | { records: ProductRecord[] | PartnerRecord[] | OldBillRecord[] }
  | { unreadable: string }
  /** A mistake of ours, with its place. */
  | { failure: string }
