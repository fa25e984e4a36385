import type { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import type { Answer } from '@quay/contract/route'
import type { Tx } from '../../db/connection/transaction.ts'
import { findLayout, findStatementAccount, rowsOfStatement, type SentStatement } from './statement-file.ts'

const rowsShown = 20
const columnsShown = 20
const longestShown = 80

type Preview = Answer<(typeof bankTransferRoutes)['previewStatement']>

/** The first rows of a statement, and which column is which as far as it is known. Throws what a file that cannot be read is refused for. */
export async function previewStatement(tx: Tx, sent: SentStatement): Promise<Preview> {
  const { bank } = await findStatementAccount(tx, sent.accountId)
  const rows = await rowsOfStatement(tx, sent)
  const { layout, isRemembered } = await findLayout(tx, bank, rows)
  const known = (column: number) => (column < 0 ? null : column)
  return {
    rows: rows.slice(0, rowsShown).map(row => row.slice(0, columnsShown).map(cell => cell.slice(0, longestShown))),
    columns: layout
      ? {
          ...layout,
          debit: known(layout.debit),
          balance: known(layout.balance),
          reference: known(layout.reference),
          way: known(layout.way),
        }
      : null,
    isRemembered,
  }
}
