import type pg from 'pg'
import { verifyDatabase } from '../../src/verification/verify-database.ts'
import { checkEveryStep, checkMoments, type Moment } from './moments.ts'
import type { Done, SoakDocument } from './operation.ts'
import { soakDocuments } from './operations.ts'

/**
 * Every document is there exactly once, as it was last acknowledged, and nothing else is; every balance is right; and every
 * moment that was seen can be recomputed. Takes a connection of the owner in the store. Gives what is not so.
 */
export async function checkEnd(
  owner: pg.ClientBase,
  storeId: string,
  done: Done,
  moments: readonly Moment[],
): Promise<string[]> {
  const findings: string[] = []
  const unlisted = [...done.documents.values()].find(({ kind }) => !soakDocuments.includes(kind))
  if (unlisted) throw new Error(`List ${unlisted.kind} under the documents of its part`)
  for (const kind of soakDocuments) findings.push(...(await checkDocuments(owner, storeId, kind, done)))
  const { rows: merges } = await owner.query<{ id: string }>(
    'select duplicate_id as id from product_merge where store_id = $1',
    [storeId],
  )
  if (merges.length !== done.merges.length || done.merges.some(id => !merges.some(row => row.id === id)))
    findings.push(`${done.merges.length} merges were acknowledged and ${merges.length} exist`)
  const { rows: gone } = await owner.query<{ id: string }>(
    'select id from customer where store_id = $1 and merged_into is not null',
    [storeId],
  )
  if (gone.length !== done.mergedCustomers.length || done.mergedCustomers.some(id => !gone.some(row => row.id === id)))
    findings.push(`${done.mergedCustomers.length} merges of customers were acknowledged and ${gone.length} exist`)
  findings.push(
    ...(await checkSheets(owner, storeId, done)),
    ...(await checkReceipts(owner, storeId, done)),
    ...(await checkCancels(owner, storeId, done)),
  )
  findings.push(...(await checkMoments(owner, storeId, moments)), ...(await checkEveryStep(owner, storeId)))
  return findings
}

async function checkDocuments(owner: pg.ClientBase, storeId: string, kind: SoakDocument, done: Done) {
  const known = new Map([...done.documents].filter(([, one]) => one.kind === kind))
  const status = kind === 'stock-transfer' ? 'coalesce(transfer_status, status)' : 'status'
  const { rows } = await owner.query<{ id: string; status: string }>(
    `select id, ${status} as status from ${kind.replaceAll('-', '_')} where store_id = $1`,
    [storeId],
  )
  const findings = rows
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `${kind} ${id} exists and no till knows of it`)
  const statusOf = new Map(rows.map(row => [row.id, row.status]))
  for (const [id, { status }] of known)
    if (statusOf.get(id) !== status)
      findings.push(`${kind} ${id} was acknowledged as ${status} and is ${statusOf.get(id) ?? 'gone'}`)
  return findings
}

/** Every line that was acknowledged stands on its sheet as it was counted, whatever became of the check. */
async function checkSheets(owner: pg.ClientBase, storeId: string, { sheets }: Done): Promise<string[]> {
  const { rows } = await owner.query<{ sheet: string; name: string; revision: number; quantity: number }>(
    `select count_sheet_id as sheet, product_id || ' ' || lot_number as name, revision, quantity from count_line
     where store_id = $1 and count_sheet_id = any($2::uuid[]) and bucket = 'sellable'`,
    [storeId, [...sheets.keys()]],
  )
  const stored = Map.groupBy(rows, row => row.sheet)
  const findings: string[] = []
  for (const [sheet, lines] of sheets) {
    const found = new Map((stored.get(sheet) ?? []).map(row => [row.name, row]))
    for (const [name, { revision, quantity }] of lines) {
      const line = found.get(name)
      if (line?.revision !== revision || line.quantity !== quantity)
        findings.push(
          `line ${name} of sheet ${sheet} was kept as ${quantity} (${revision}) and is ${line?.quantity} (${line?.revision})`,
        )
    }
    if (found.size > lines.size) findings.push(`sheet ${sheet} has lines that nobody sent`)
  }
  return findings
}

/** Each import says of its receipt what its last version was acknowledged with. */
async function checkReceipts(owner: pg.ClientBase, storeId: string, { receipts }: Done): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; receipt: object }>(
    `select d.id, json_build_object('receiverId', d.receiver_id, 'isInspected', d.is_inspected, 'arrivalTemperature', d.arrival_temperature,
       'defects', (select json_agg(i.defect order by i.position) from inbound_item i where i.store_id = d.store_id and i.inbound_id = d.id)) as receipt
     from inbound d where d.store_id = $1 and d.id = any($2::uuid[])`,
    [storeId, [...receipts.keys()]],
  )
  const stored = new Map(rows.map(({ id, receipt }) => [id, JSON.stringify(receipt)]))
  return [...receipts].flatMap(([id, { version: _, ...told }]) =>
    stored.get(id) === JSON.stringify(told)
      ? []
      : [`receipt of import ${id} was acknowledged as ${JSON.stringify(told)} and is ${stored.get(id)}`],
  )
}

// What a cancel cannot take back at its own value is a revaluation, and what had been owed stays settled: lines of their own.
const left = `
  select e.document_code || ', lot ' || e.lot_id || ' ' || e.bucket || ': ' || e.quantity || ' worth ' || e.value as text from (
    select document_code, branch_id, lot_id, case bucket when 'owed' then 'sellable' else bucket end as bucket, sum(quantity) as quantity, sum(value) as value
    from stock_entry where store_id = $1 and document_id = any($2::uuid[]) and kind not in ('REVALUATION', 'OWED_SETTLED')
    group by 1, 2, 3, 4 having sum(quantity) <> 0 or sum(value) <> 0
  ) e
  union all
  select e.document_code || ', debt ' || e.amount from (
    select document_code, partner_id, sum(amount) as amount from debt_entry
    where store_id = $1 and document_id = any($2::uuid[]) and kind not in ('CREDIT', 'DEPOSIT_KEPT', 'DEPOSIT_MOVED') group by 1, 2 having sum(amount) <> 0
  ) e`

/** What was cancelled left nothing behind: in no lot a unit or a đồng, in no debt. Money that stays is a credit, or of the order that took it over. */
async function checkCancels(owner: pg.ClientBase, storeId: string, { documents }: Done): Promise<string[]> {
  const cancelled = [...documents].filter(([, { status }]) => status === 'CANCELLED').map(([id]) => id)
  const { rows } = await owner.query<{ text: string }>(left, [storeId, cancelled])
  return rows.map(({ text }) => `a cancel left something behind: ${text}`)
}

/** What verification says of the whole database. */
export const verified = async (owner: pg.ClientBase): Promise<string[]> =>
  (await verifyDatabase(owner)).map(difference => JSON.stringify(difference))
