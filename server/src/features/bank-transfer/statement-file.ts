import {
  layoutByTitles,
  layoutOfBanks,
  type StatementLayout,
  type StatementTitles,
  statementRows,
  titlesOf,
} from '@quay/domain/bank/read-statement'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { readGrid } from '../excel/sheet/read-sheet.ts'

/** Of a store that works hard, lines of a bank in a year. */
const mostRows = 20_000

export interface SentStatement {
  accountId: string
  text?: string | undefined
  content?: string | undefined
}

interface StatementAccount {
  name: string
  /** By whom columns are remembered: the bank, of an account without one the account. */
  bank: string
}

const accountSql = `select name, coalesce(bank_bin, id::text) as bank from cash_account where store_id = $1 and id = $2 and kind <> 'CASH'`

/** The account of a statement. Throws `not-found`, beside the field. */
export async function findStatementAccount(tx: Tx, accountId: string): Promise<StatementAccount> {
  const [account] = await tx.query<StatementAccount>(accountSql, [tx.storeId, accountId])
  if (!account) throw refuseField('not-found', 'accountId')
  return account
}

/** The rows of a file as texts, each at the place that its number says. Throws `excel-unreadable`, `files-waiting`. */
export async function rowsOfStatement(tx: Tx, { text, content = '' }: SentStatement): Promise<string[][]> {
  if (text !== undefined) return statementRows(withoutNul(text))
  const grid = await readGrid(tx, { bytes: Buffer.from(content, 'base64'), most: mostRows }).catch(besideTheField)
  const last = grid.at(-1)?.row ?? 0
  if (last > mostRows * 2) throw refuseField('excel-unreadable', 'content', { reason: 'tệp có quá nhiều dòng trống' })
  const rows: string[][] = Array.from({ length: last }, () => [])
  for (const { row, cells } of grid) rows[row - 1] = cells.map(withoutNul)
  return rows
}

/** Old programs fill cells up with it, and the database keeps no text that has it. */
const withoutNul = (text: string) => text.replaceAll('\u0000', '')

function besideTheField(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'excel-unreadable') throw error
  throw refusedWith(error.code, error.details, { issues: [{ path: 'content', message: error.message }] })
}

/** Which column is which: as a person chose for this bank, else by the titles that banks use. */
export async function findLayout(
  tx: Tx,
  bank: string,
  rows: readonly (readonly string[])[],
): Promise<{ layout: StatementLayout | undefined; isRemembered: boolean }> {
  const [kept] = await tx.query<{ titles: StatementTitles }>(
    'select titles from bank_statement_layout where store_id = $1 and bank = $2',
    [tx.storeId, bank],
  )
  const remembered = kept && layoutByTitles(rows, kept.titles)
  return remembered ? { layout: remembered, isRemembered: true } : { layout: layoutOfBanks(rows), isRemembered: false }
}

const rememberSql = `
  insert into bank_statement_layout (store_id, id, bank, titles, chosen_at, chosen_by_name) values ($1, $2, $3, $4::jsonb, $5, $6)
  on conflict on constraint bank_statement_layout_bank_once
  do update set titles = excluded.titles, chosen_at = excluded.chosen_at, chosen_by_name = excluded.chosen_by_name`

/** Keeps what a person chose, by the titles where those tell the columns apart: the next file of the bank is read by them. */
export async function rememberLayout(
  tx: Tx,
  actor: Actor,
  bank: string,
  rows: readonly (readonly string[])[],
  layout: StatementLayout,
): Promise<void> {
  const titles = titlesOf(rows, layout)
  if (titles) await tx.query(rememberSql, [tx.storeId, newId(), bank, JSON.stringify(titles), tx.now, actor.fullName])
}
