import type pg from 'pg'
import { verifyDatabase } from '../../src/verification/verify-database.ts'
import { checkEveryStep, checkMoments, type Moment } from './moments.ts'
import { type Done, documentTables, type SoakDocument } from './operation.ts'

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
  for (const kind of Object.keys(documentTables) as SoakDocument[])
    findings.push(...(await checkDocuments(owner, storeId, kind, done)))
  const { rows: merges } = await owner.query<{ id: string }>(
    'select loser_id as id from product_merge where store_id = $1',
    [storeId],
  )
  if (merges.length !== done.merges.length || done.merges.some(id => !merges.some(row => row.id === id)))
    findings.push(`${done.merges.length} merges were acknowledged and ${merges.length} exist`)
  findings.push(...(await checkMoments(owner, storeId, moments)), ...(await checkEveryStep(owner, storeId)))
  return findings
}

async function checkDocuments(owner: pg.ClientBase, storeId: string, kind: SoakDocument, done: Done) {
  const known = new Map([...done.documents].filter(([, one]) => one.kind === kind))
  const status = kind === 'stock-transfer' ? 'coalesce(transfer_status, status)' : 'status'
  const { rows } = await owner.query<{ id: string; status: string }>(
    `select id, ${status} as status from ${documentTables[kind]} where store_id = $1`,
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

/** What verification says of the whole database. */
export const verified = async (owner: pg.ClientBase): Promise<string[]> =>
  (await verifyDatabase(owner)).map(difference => JSON.stringify(difference))
