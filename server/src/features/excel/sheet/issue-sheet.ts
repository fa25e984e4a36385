import type { FileAnswer } from '@quay/contract/route'
import type { RowIssue } from '@quay/domain/excel/cell'
import { type ExportColumn, writeXlsx } from '../../../export/write-xlsx.ts'

const columns: readonly ExportColumn<RowIssue>[] = [
  { header: 'Dòng', width: 8, value: issue => issue.row },
  { header: 'Mức', width: 12, value: issue => (issue.level === 'error' ? 'Lỗi' : 'Lưu ý') },
  { header: 'Cột', width: 24, value: issue => issue.column },
  { header: 'Giá trị', width: 30, value: issue => issue.value },
  { header: 'Nội dung', width: 70, value: issue => issue.message },
]

/** What is wrong with a file, row by row, as a file to work through. */
export function issueSheet(fileName: string, issues: readonly RowIssue[]): FileAnswer {
  return {
    name: `loi-${fileName.replace(/\.\w+$/, '')}.xlsx`,
    rows: issues.length,
    bytes: writeXlsx('Lỗi', columns, each(issues)),
  }
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}
