import type { PairOfList } from '@quay/contract/contraindication/shapes'
import type { ListFile } from '../../export/export-pages.ts'

/** The list of pairs in use as an Excel file. */
export const pairFile: ListFile<PairOfList> = {
  sheet: 'Cặp chống chỉ định',
  file: 'cap-chong-chi-dinh',
  content: 'Cặp thuốc chống chỉ định',
  columns: [
    { header: 'Hoạt chất 1', width: 28, value: row => row.first },
    { header: 'Hoạt chất 2', width: 28, value: row => row.second },
    { header: 'Cơ chế', width: 48, value: row => row.mechanism },
    { header: 'Hậu quả', width: 48, value: row => row.consequence },
    { header: 'Xử trí', width: 48, value: row => row.management },
  ],
}
